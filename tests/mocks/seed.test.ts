// Verifies SRV-6.
import { eq } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../../mocks/db/openDatabase';
import * as schema from '../../mocks/db/schema';
import { matchingHash } from '../../mocks/auth/passwords';
import { demoLogins, seedDatabase } from '../../mocks/seed';
import { calendarOf } from '../../mocks/seed/calendar';
import { addDays, STANDARD_DAY } from '../../mocks/seed/schoolYear';
import { seedRows } from '../../mocks/seed/seedRows';

const TODAY = STANDARD_DAY;
const WITHIN_72_HOURS = '2026-11-23';

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
});

it.each([
  ['organizations', 500],
  ['schools', 360],
  ['counties', 105],
  ['states', 51],
  ['organizationTypes', 5],
] as const)('has in %s %i rows', async (table, count) => {
  expect(await opened.db.select().from(schema[table])).toHaveLength(count);
});

it('has about 30 leagues of high schools and 12 of junior highs, each with several schools', () => {
  const members = (identifier: string) => rows.schools.filter(({ league }) => league === identifier).length;
  expect(rows.leagues.filter(({ level }) => level === 'Senior')).toHaveLength(30);
  expect(rows.leagues.filter(({ level }) => level === 'Junior')).toHaveLength(12);
  expect(Math.min(...rows.leagues.map(({ identifier }) => members(identifier)))).toBeGreaterThan(4);
});

it('has twelve organizations with a director and 3 to 12 assistants, besides a TV station with twenty', () => {
  const count = (organizationId: number, role: string) =>
    rows.staffRecords.filter((record) => record.organizationId === organizationId && record.role === role).length;
  const assistants = rows.organizations
    .filter(({ id = 0 }) => count(id, 'director') === 1)
    .map(({ id = 0 }) => count(id, 'assistant'));
  expect(assistants.filter((number) => number >= 3 && number <= 12)).toHaveLength(12);
  expect(assistants.filter((number) => number === 20)).toHaveLength(1);
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

/** Which of these cases the demo data lack. */
const lacking = (cases: Readonly<Record<string, readonly unknown[]>>): string[] =>
  Object.keys(cases).filter((name) => cases[name]?.length === 0);

it('has organizations and schools with every awkward value', () => {
  const { organizations, organizationContacts: contacts, organizationAddresses: addresses, staffRecords } = rows;
  const named = (part: RegExp) => organizations.filter(({ organizationName }) => part.test(organizationName));
  const kansas = rows.states.find(({ code }) => code === 'KS')?.id;
  const without = (owners: readonly { organizationId: number }[]) =>
    organizations.filter(({ id }) => !owners.some(({ organizationId }) => organizationId === id));
  const cases = {
    apostrophe: named(/O'Brien/),
    ampersand: named(/&/),
    accent: named(/Peña/),
    'angle brackets': named(/<Live>/),
    'long name': named(/^.{120,}$/),
    'long word': named(/\p{L}{30,}/u),
    'missing fax': contacts.filter(({ fax }) => fax === null),
    'empty fax': contacts.filter(({ fax }) => fax === ''),
    'no web site': contacts.filter(({ webSite }) => webSite === null),
    'empty web site': contacts.filter(({ webSite }) => webSite === ''),
    'web site that is a script': contacts.filter(({ webSite }) => webSite === 'javascript:alert(1)'),
    'zip without hyphen': addresses.filter(({ zipCode }) => zipCode?.match(/^\d{9}$/)),
    'zip with hyphen': addresses.filter(({ zipCode }) => zipCode?.match(/^\d{5}-\d{4}$/)),
    'another state': addresses.filter(({ stateId }) => stateId !== kansas),
    'school without district': rows.schools.filter(({ usd }) => usd === null),
    'school without league': rows.schools.filter(({ league }) => league === null),
    'school without director’s e-mail': rows.schools.filter(({ adEmail }) => adEmail === null),
    'director without contact': staffRecords.filter((r) => r.role === 'director' && r.contactId === null),
    'assistant without contact': staffRecords.filter((r) => r.role === 'assistant' && r.contactId === null),
    'no contact record': without(contacts),
    'no address': without(addresses),
    'no staff': without(staffRecords),
  };
  expect(lacking(cases)).toEqual([]);
  expect([...new Set(organizations.map(({ typeId }) => typeId))].sort()).toEqual([1, 2, 3, 4, 5]);
});

it('has sites and tournaments in every state, and selections by people of the demo organizations', () => {
  const { stateTournamentSites: sites, tournaments, assignmentSchools, siteNotifications } = rows;
  const dated = sites.flatMap(({ gameDate }) => gameDate ?? []);
  const cases = {
    'past ones': dated.filter((date) => date < TODAY),
    'some within 72 hours': dated.filter((date) => date > TODAY && date <= WITHIN_72_HOURS),
    'many to come': dated.filter((date) => date > WITHIN_72_HOURS).slice(40),
    'several days': sites.filter(({ gameDate, endDate }) => typeof endDate === 'string' && endDate !== gameDate),
    'no end date': sites.filter(({ gameDate, endDate }) => typeof gameDate === 'string' && endDate === null),
    'no date yet': sites.filter(({ gameDate }) => gameDate === null),
    'tournaments of several days': tournaments.filter(({ startDate, endDate }) => (endDate ?? startDate) !== startDate),
    'tournaments without end date': tournaments.filter(({ endDate }) => endDate === null),
    'no site location': tournaments.filter(({ siteLocationName }) => siteLocationName === null),
    'no manager’s e-mail': tournaments.filter(({ managerEmail }) => managerEmail === null),
    'tournaments without date': tournaments.filter(({ startDate }) => startDate === null),
    'no schools yet': tournaments.filter(
      ({ id }) => !assignmentSchools.some(({ tournamentId }) => tournamentId === id),
    ),
    'a class without sites': rows.classifications.filter(
      ({ activityId, classId }) => !tournaments.some((one) => one.activityId === activityId && one.classId === classId),
    ),
    selected: siteNotifications.filter(({ attending }) => attending === 1),
    deselected: siteNotifications.filter(({ attending }) => attending === 0),
  };
  expect(lacking(cases)).toEqual([]);
  const owners = new Map(rows.persons.map(({ id, organizationId }) => [id, organizationId]));
  expect(siteNotifications.filter((row) => owners.get(row.personId) !== row.organizationId)).toEqual([]);
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
