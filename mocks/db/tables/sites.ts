import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organizations } from './organizations';
import { persons } from './staff';
import { reference } from './reference';

/** The association's activities; those with a description are offered for broadcast agreements. */
export const activities = sqliteTable('activities', {
  activityId: integer('activity_id').primaryKey(),
  name: text('name').notNull(),
  season: text('season', { enum: ['Fall', 'Winter', 'Spring'] }).notNull(),
  active: integer('active').notNull(),
  showIcon: integer('show_icon').notNull(),
  type: text('type').notNull(),
  /** 1 Boys, 2 Girls, 0 neither. */
  gender: integer('gender').notNull(),
  description: text('description'),
});

export const activityYears = sqliteTable('activity_years', {
  activityId: reference('activity_id', () => activities.activityId).primaryKey(),
  year: integer('year').notNull(),
});

/** Sites of state tournaments. Dates are calendar dates, `2026-03-11`; a site without an end date is open-ended. */
export const stateTournamentSites = sqliteTable(
  'state_tournament_sites',
  {
    id: integer('id').primaryKey(),
    activityId: reference('activity_id', () => activities.activityId),
    year: integer('year').notNull(),
    site: text('site').notNull(),
    class: text('class'),
    gameDate: text('game_date'),
    endDate: text('end_date'),
  },
  (table) => [index('state_tournament_sites_activity').on(table.activityId, table.year)],
);

export const siteNotifications = sqliteTable(
  'site_notifications',
  {
    siteId: reference('site_id', () => stateTournamentSites.id),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    organizationId: reference('organization_id', () => organizations.id),
    attending: integer('attending').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.personId] }),
    index('site_notifications_organization').on(table.organizationId),
  ],
);
