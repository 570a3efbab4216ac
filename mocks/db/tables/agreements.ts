import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organizations } from './organizations';
import { schools } from './schools';
import { activities } from './sites';
import { reference } from './reference';

/** The playoff levels. Only at level 1, State, can football be broadcast from the site's own location instead of a school. */
export const playoffLevels = sqliteTable('playoff_levels', {
  id: integer('id').primaryKey(),
  playoffLevel: text('playoff_level').notNull(),
});

export const activityLevels = sqliteTable(
  'activity_levels',
  {
    activityId: reference('activity_id', () => activities.activityId),
    levelId: reference('level_id', () => playoffLevels.id),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.levelId] })],
);

/** The classes of each activity. The API names the fields of football's rows FBID and FBClass. */
export const classifications = sqliteTable(
  'classifications',
  {
    activityId: reference('activity_id', () => activities.activityId),
    classId: integer('class_id').notNull(),
    classDescription: text('class_description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.classId] })],
);

export const tournaments = sqliteTable(
  'tournaments',
  {
    id: integer('id').primaryKey(),
    activityId: reference('activity_id', () => activities.activityId),
    classId: integer('class_id').notNull(),
    levelId: reference('level_id', () => playoffLevels.id),
    siteName: text('site_name').notNull(),
    gender: text('gender'),
    classDescription: text('class_description'),
    startDate: text('start_date'),
    endDate: text('end_date'),
    managerEmail: text('manager_email'),
    siteLocationId: integer('site_location_id'),
    siteLocationName: text('site_location_name'),
  },
  (table) => [index('tournaments_choice').on(table.activityId, table.classId, table.levelId)],
);

export const assignmentSchools = sqliteTable(
  'assignment_schools',
  {
    tournamentId: reference('tournament_id', () => tournaments.id),
    schoolId: reference('school_id', () => schools.id),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.schoolId] })],
);

export const footballSchools = sqliteTable(
  'football_schools',
  {
    year: integer('year').notNull(),
    classId: integer('class_id').notNull(),
    schoolId: reference('school_id', () => schools.id),
  },
  (table) => [primaryKey({ columns: [table.year, table.classId, table.schoolId] })],
);

/** The date of each level's football games; a missing row or an empty date means that the date is not set yet. */
export const footballDates = sqliteTable('football_dates', {
  levelId: reference('level_id', () => playoffLevels.id).primaryKey(),
  gameDate: text('game_date'),
});

/** Submitted agreements. Only audio agreements are approved or denied; the others stay RECEIVED. */
export const agreements = sqliteTable(
  'agreements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    globalId: text('global_id').notNull().unique(),
    organizationId: reference('organization_id', () => organizations.id),
    type: text('type', { enum: ['Television', 'Internet Video', 'Audio'] }).notNull(),
    status: text('status', { enum: ['RECEIVED', 'PENDING', 'APPROVED', 'DENIED'] }).notNull(),
    email: text('email').notNull(),
    hostEmail: text('host_email'),
    /** The submission as JSON. */
    submission: text('submission').notNull(),
    submittedAt: text('submitted_at').notNull(),
    decidedAt: text('decided_at'),
  },
  (table) => [index('agreements_organization').on(table.organizationId)],
);
