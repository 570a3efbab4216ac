import type { InferInsertModel, InferSelectModel, Table } from 'drizzle-orm';

export {
  counties,
  knownCallers,
  listingRequests,
  logins,
  organizationAddresses,
  organizationContacts,
  organizations,
  organizationTypes,
  states,
} from './tables/organizations';
export { persons, staffContacts, staffRecords } from './tables/staff';
export { coaches, districts, leagues, mascots, schoolAdmins, schools } from './tables/schools';
export { activities, activityYears, siteNotifications, stateTournamentSites } from './tables/sites';
export {
  activityLevels,
  agreements,
  assignmentSchools,
  classifications,
  footballDates,
  footballSchools,
  playoffLevels,
  tournaments,
} from './tables/agreements';
export { attempts, captchaPasses, mails, settings } from './tables/system';
export type { MailKind } from './tables/system';

export type NewRow<T extends Table> = InferInsertModel<T>;

export type Row<T extends Table> = InferSelectModel<T>;
