// Verifies SRV-6.
import { eq } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../../mocks/db/openDatabase';
import * as schema from '../../mocks/db/schema';
import { matchingHash } from '../../mocks/auth/passwords';
import { demoLogins, seedDatabase } from '../../mocks/seed';
import { calendarOf } from '../../mocks/seed/calendar';
import { addDays, STANDARD_DAY } from '../../mocks/seed/schoolYear';
import { seedRows } from '../../mocks/seed/seedRows';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase();
  await seedDatabase(opened.db);
});
afterAll(() => opened.close());

const rows = seedRows();

it('is the same at every call, and fills a database only once, without broken references', async () => {
  expect(seedRows()).toEqual(rows);
  await expect(seedDatabase(opened.db)).rejects.toThrow();
  expect(await opened.db.all('PRAGMA foreign_key_check')).toEqual([]);
  const owners = new Map(rows.persons.map(({ id, organizationId }) => [id, organizationId]));
  expect(rows.siteNotifications.filter((row) => owners.get(row.personId) !== row.organizationId)).toEqual([]);
});

it('has identifiers that never equal ids, and only reserved host names', () => {
  expect(new Set(rows.organizations.map(({ identifier }) => identifier)).size).toBe(500);
  expect(rows.organizations.filter(({ id, identifier }) => String(id) === identifier)).toEqual([]);
  const addresses = JSON.stringify(rows).matchAll(/(?:@|https?:\/\/)([^"/;,\s]+\.[^"/;,\s]+)/gi);
  const strange = [...addresses].map(([, host = '']) => host).filter((host) => !/\.example$/i.test(host));
  expect(strange).toEqual([]);
});

it.each(demoLogins)('opens $email with its password', async ({ email, password }) => {
  const [login] = await opened.db.select().from(schema.logins).where(eq(schema.logins.email, email.toLowerCase()));
  expect(await matchingHash(password, [login?.passwordHash])).toBe(login?.passwordHash);
});

it('has activities of all kinds, those of broadcasts with levels and classes', () => {
  const { activities, activityLevels, classifications } = rows;
  expect(new Set(activities.map(({ season }) => season))).toEqual(new Set(['Fall', 'Winter', 'Spring']));
  expect(new Set(activities.map(({ active }) => active))).toEqual(new Set([0, 1]));
  expect(new Set(activities.map(({ showIcon }) => showIcon))).toEqual(new Set([0, 1]));
  const offered = activities.filter(({ description }) => description !== null).map(({ activityId }) => activityId);
  expect(offered.length).toBeGreaterThan(20);
  for (const parts of [activityLevels, classifications]) {
    expect(offered.filter((id) => !parts.some(({ activityId }) => activityId === id))).toEqual([]);
  }
});

it('has football as activity 1, sites only on level 1, schools for every class, and a level without a date', () => {
  const ofFootball = <T extends { activityId?: number | undefined }>(list: readonly T[]) =>
    list.filter((one) => one.activityId === 1);
  expect(ofFootball(rows.activities)[0]?.name).toBe('Football');
  expect(new Set(ofFootball(rows.tournaments).map(({ levelId }) => levelId))).toEqual(new Set([1]));
  const classes = ofFootball(rows.classifications).map(({ classId }) => classId);
  expect(classes.filter((id) => !rows.footballSchools.some(({ classId }) => classId === id))).toEqual([]);
  const dated = rows.footballDates.map(({ levelId }) => levelId);
  expect(ofFootball(rows.activityLevels).some(({ levelId }) => !dated.includes(levelId))).toBe(true);
});

/** Every day of four school years, the leap day included. */
const days = Array.from({ length: 4 * 366 }, (_, index) => addDays('2026-08-01', index));
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

it('any day has past, closed, closing, and open events', () => {
  expect(days).toContain('2028-02-29');
  const lacking = days.filter((today) => {
    const dates = calendarOf(today).events.flatMap(({ gameDate }) => (gameDate === null ? [] : [gameDate]));
    const has = (first: number, last: number): boolean =>
      dates.some((date) => date >= addDays(today, first) && date <= addDays(today, last));
    return !(has(-300, -1) && has(1, 3) && has(4, 10) && has(4, 300));
  });
  expect(lacking).toEqual([]);
});

it('any day has open and past activities, and active ones have an upcoming event', () => {
  const wrong = days.filter((today) => {
    const { activities, events } = calendarOf(today);
    const active = activities.filter((activity) => activity.active === 1);
    const isToCome = (id: number): boolean =>
      events.some(({ activityId, gameDate, endDate }) => activityId === id && (endDate ?? gameDate ?? '') >= today);
    const shown = activities.filter(({ showIcon }) => showIcon === 1);
    return active.length === 0 || active.length === shown.length || !active.every(({ id }) => isToCome(id));
  });
  expect(wrong).toEqual([]);
});

it('events keep the day of the week and the time of the year', () => {
  const standard = calendarOf(STANDARD_DAY).events;
  const [finals] = standard;
  for (const [today, date] of [
    ['2027-07-14', '2027-11-27'],
    ['2028-02-29', '2027-11-27'],
    ['2031-01-10', '2030-11-30'],
  ] as const) {
    const moved = calendarOf(today).events;
    expect([today, moved[0]?.gameDate]).toEqual([today, date]);
    expect(weekday(date)).toBe(weekday(finals?.gameDate ?? ''));
  }
});

it.each(['2027-06-30', '2027-07-14', '2028-01-15', '2028-02-29', '2026-12-31'])(
  'the seed of %s is consistent',
  (today) => {
    const rows = seedRows(today);
    const years = new Map(rows.activityYears.map(({ activityId, year }) => [activityId, year]));
    expect(rows.stateTournamentSites.filter(({ activityId, year }) => years.get(activityId) !== year)).toEqual([]);
    const fall = rows.activityYears.find(({ activityId }) => activityId === 1)?.year;
    expect(rows.footballSchools.every(({ year }) => year === fall)).toBe(true);
    expect(rows.logins.every(({ issuedAt }) => issuedAt < today)).toBe(true);
    const dates =
      JSON.stringify([rows.stateTournamentSites, rows.tournaments, rows.footballDates]).match(/\d{4}-\d{2}-\d{2}/g) ??
      [];
    const far = dates.filter((date) => date < addDays(today, -365) || date > addDays(today, 365));
    expect(far).toEqual([]);
  },
);
