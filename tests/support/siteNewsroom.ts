import { asc } from 'drizzle-orm';
import type { Database } from '../../mocks';
import * as schema from '../../mocks/db/schema';
import { insertRows } from '../../mocks/seed/insertRows';
import { addDays, today } from '@/shared/lib/calendar-dates/calendarDate';
import { toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import type { MockApi } from './mockApi';
import { seedNewsroom, serverPerTest } from './newsroom';

/** The date this many days from now, in the API's format. */
export const isoDay = (days: number): string => toIsoDate(addDays(today(), days));

const YEAR = 2026;

const activity = (activityId: number, name: string, season: 'Fall' | 'Winter' | 'Spring', other: object = {}) => ({
  activityId,
  name,
  season,
  active: 1,
  showIcon: 1,
  type: 'Athletic',
  gender: 0,
  description: null,
  ...other,
});

const activities = [
  activity(1, 'Football', 'Fall', { gender: 1 }),
  activity(2, 'Volleyball', 'Fall', { gender: 2, active: 0 }),
  activity(6, 'Girls Tennis', 'Fall', { gender: 2 }),
  activity(10, 'Spirit Activities', 'Fall', { type: 'Non-Athletic' }),
  activity(11, 'Basketball', 'Winter', { gender: 1 }),
  activity(12, 'Basketball', 'Winter', { gender: 2 }),
  activity(22, 'Track & Field', 'Spring', { gender: 1 }),
  activity(31, 'KAY', 'Spring', { showIcon: 0 }),
];

const site = (
  id: number,
  activityId: number,
  className: string,
  name: string,
  first: string | null,
  last?: string,
) => ({
  id,
  activityId,
  year: YEAR,
  site: name,
  class: className,
  gameDate: first,
  endDate: last ?? null,
});

const sites = () => [
  site(3003, 1, '8-Player', 'Fischer Field, Newton', isoDay(2)),
  site(3001, 1, '6A', 'Welch Stadium, Emporia', isoDay(10)),
  site(3002, 1, 'All Classes', 'Lewis Field, Hays', isoDay(10)),
  site(3101, 10, '6A', 'Expocentre, Topeka', isoDay(10), isoDay(11)),
  site(3201, 11, '6A', 'Koch Arena, Wichita', isoDay(100), isoDay(103)),
];

export interface SiteNewsroomOptions {
  assistants?: number;
  director?: 'with contact' | 'none';
  notifications?: { siteId: number; personId: number; attending: 0 | 1 }[];
  /** Other first days, by site; such a site lasts one day, or has no date yet. */
  gameDates?: Record<number, string | null>;
}

/** Ana Ruiz (10001) attends Emporia, Kim Lee (10002) does not, and Ray Ortiz (10003) attends another activity. */
const usual = [
  { siteId: 3001, personId: 10_001, attending: 1 as const },
  { siteId: 3001, personId: 10_002, attending: 0 as const },
  { siteId: 3101, personId: 10_003, attending: 1 as const },
];

const seedSites =
  ({ notifications = usual, gameDates = {}, ...newsroom }: SiteNewsroomOptions = {}) =>
  async (db: Database): Promise<void> => {
    await seedNewsroom(newsroom)(db);
    await insertRows(db, schema.activities, activities);
    await insertRows(
      db,
      schema.activityYears,
      activities.map(({ activityId }) => ({ activityId, year: YEAR })),
    );
    await insertRows(
      db,
      schema.stateTournamentSites,
      sites().map((own) =>
        own.id in gameDates ? { ...own, gameDate: gameDates[own.id] ?? null, endDate: null } : own,
      ),
    );
    await insertRows(
      db,
      schema.siteNotifications,
      notifications.map((notification) => ({ ...notification, organizationId: 1 })),
    );
  };

/** The server's attendance. */
export async function attendingAtServer({ db }: MockApi): Promise<string[]> {
  const { siteId, personId } = schema.siteNotifications;
  const rows = await db.select().from(schema.siteNotifications).orderBy(asc(siteId), asc(personId));
  return rows.filter(({ attending }) => attending === 1).map((row) => `${String(row.siteId)} ${String(row.personId)}`);
}

/** A newsroom with state sites. */
export const siteNewsroom = (options?: SiteNewsroomOptions) => serverPerTest(seedSites(options));
