import type { Database } from '../db/openDatabase';
import * as schema from '../db/schema';
import { hashPassword } from '../auth/passwords';
import { DEMO_PASSWORD } from './demoLogins';
import { insertRows } from './insertRows';
import { seedRows } from './seedRows';

/** Fixed, so that the seed is the same everywhere. */
const SALT = Buffer.from('stand-in seed...');

export async function seedDatabase(db: Database, today?: string): Promise<void> {
  const rows = seedRows(today);
  const passwordHash = await hashPassword(DEMO_PASSWORD, SALT);
  await db.transaction(async (queries) => {
    await insertRows(queries, schema.states, rows.states);
    await insertRows(queries, schema.counties, rows.counties);
    await insertRows(queries, schema.organizationTypes, rows.organizationTypes);
    await insertRows(queries, schema.organizations, rows.organizations);
    await insertRows(queries, schema.organizationAddresses, rows.organizationAddresses);
    await insertRows(queries, schema.organizationContacts, rows.organizationContacts);
    await insertRows(
      queries,
      schema.logins,
      rows.logins.map((login) => ({ ...login, passwordHash })),
    );
    await insertRows(queries, schema.persons, rows.persons);
    await insertRows(queries, schema.staffContacts, rows.staffContacts);
    await insertRows(queries, schema.staffRecords, rows.staffRecords);
    await insertRows(queries, schema.districts, rows.districts);
    await insertRows(queries, schema.leagues, rows.leagues);
    await insertRows(queries, schema.schools, rows.schools);
    await insertRows(queries, schema.mascots, rows.mascots);
    await insertRows(queries, schema.schoolAdmins, rows.schoolAdmins);
    await insertRows(queries, schema.coaches, rows.coaches);
    await insertRows(queries, schema.activities, rows.activities);
    await insertRows(queries, schema.activityYears, rows.activityYears);
    await insertRows(queries, schema.stateTournamentSites, rows.stateTournamentSites);
    await insertRows(queries, schema.siteNotifications, rows.siteNotifications);
    await insertRows(queries, schema.playoffLevels, rows.playoffLevels);
    await insertRows(queries, schema.activityLevels, rows.activityLevels);
    await insertRows(queries, schema.classifications, rows.classifications);
    await insertRows(queries, schema.tournaments, rows.tournaments);
    await insertRows(queries, schema.assignmentSchools, rows.assignmentSchools);
    await insertRows(queries, schema.footballSchools, rows.footballSchools);
    await insertRows(queries, schema.footballDates, rows.footballDates);
  });
}
