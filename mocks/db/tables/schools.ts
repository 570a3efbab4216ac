import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { reference } from './reference';

export const districts = sqliteTable('districts', {
  usd: text('usd').primaryKey(),
  superintendent: text('superintendent'),
  mailingPrimaryAddress: text('mailing_primary_address'),
  mailingCity: text('mailing_city'),
  mailingZip: text('mailing_zip'),
  districtPhone: text('district_phone'),
  email: text('email'),
});

export const leagues = sqliteTable('leagues', {
  identifier: text('identifier').primaryKey(),
  level: text('level', { enum: ['Senior', 'Junior'] }).notNull(),
  name: text('name').notNull(),
  leagueName: text('league_name').notNull(),
  presidentName: text('president_name'),
  commishName: text('commish_name'),
  primaryAddress: text('primary_address'),
  city: text('city'),
  code: text('code'),
  zipCode: text('zip_code'),
  businessPhone: text('business_phone'),
  email: text('email'),
});

export const schools = sqliteTable(
  'schools',
  {
    id: integer('id').primaryKey(),
    identifier: text('identifier').notNull().unique(),
    usd: text('usd').references(() => districts.usd),
    schoolName: text('school_name').notNull(),
    class: text('class'),
    league: text('league').references(() => leagues.identifier),
    physicalAddress: text('physical_address'),
    physicalCity: text('physical_city'),
    physicalState: text('physical_state'),
    physicalZip: text('physical_zip'),
    mailingAddress: text('mailing_address'),
    mailingCity: text('mailing_city'),
    mailingState: text('mailing_state'),
    mailingZip: text('mailing_zip'),
    schoolPhone: text('school_phone'),
    schoolFax: text('school_fax'),
    webSite: text('web_site'),
    twitterUserName: text('twitter_user_name'),
    adName: text('ad_name'),
    adEmail: text('ad_email'),
    adFax: text('ad_fax'),
    principalName: text('principal_name'),
    email: text('email'),
  },
  (table) => [index('schools_league').on(table.league)],
);

export const mascots = sqliteTable('mascots', {
  schoolId: reference('school_id', () => schools.id).primaryKey(),
  imageLocation: text('image_location'),
});

export const schoolAdmins = sqliteTable(
  'school_admins',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    schoolId: reference('school_id', () => schools.id),
    position: text('position'),
    firstName: text('first_name'),
    lastName: text('last_name'),
  },
  (table) => [index('school_admins_school').on(table.schoolId)],
);

export const coaches = sqliteTable(
  'coaches',
  {
    record: integer('record').primaryKey({ autoIncrement: true }),
    schoolId: reference('school_id', () => schools.id),
    actDescription: text('act_description').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
  },
  (table) => [index('coaches_school').on(table.schoolId)],
);
