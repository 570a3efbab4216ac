// Verifies SRV-6.
import { eq, isNull } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../../mocks/db/openDatabase';
import * as schema from '../../mocks/db/schema';
import { matchingHash } from '../../mocks/auth/passwords';
import { demoLogins, seedDatabase } from '../../mocks/seed';
import { seedRows } from '../../mocks/seed/seedRows';

const TODAY = '2026-11-20';
const WITHIN_72_HOURS = '2026-11-23';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openDatabase();
  await seedDatabase(opened.db);
});

afterAll(() => opened.close());

const rows = seedRows();

describe('the counts', () => {
  it.each([
    ['organizations', 500],
    ['schools', 360],
    ['counties', 105],
    ['states', 51],
    ['organizationTypes', 5],
  ] as const)('of %s are %i in the database', async (table, count) => {
    expect(await opened.db.select().from(schema[table])).toHaveLength(count);
  });

  it('of leagues are about 30 for high schools and 12 for junior highs, each with several schools', () => {
    const members = (identifier: string) => rows.schools.filter(({ league }) => league === identifier).length;
    expect(rows.leagues.filter(({ level }) => level === 'Senior')).toHaveLength(30);
    expect(rows.leagues.filter(({ level }) => level === 'Junior')).toHaveLength(12);
    expect(Math.min(...rows.leagues.map(({ identifier }) => members(identifier)))).toBeGreaterThan(4);
  });

  it('of organizations with a director and 3 to 12 assistants are twelve, besides a TV station with twenty', () => {
    const count = (organizationId: number, role: string) =>
      rows.staffRecords.filter((record) => record.organizationId === organizationId && record.role === role).length;
    const assistants = rows.organizations
      .filter(({ id = 0 }) => count(id, 'director') === 1)
      .map(({ id = 0 }) => count(id, 'assistant'));
    expect(assistants.filter((number) => number >= 3 && number <= 12)).toHaveLength(12);
    expect(assistants.filter((number) => number === 20)).toHaveLength(1);
  });

  it('include every media type', () => {
    expect([...new Set(rows.organizations.map(({ typeId }) => typeId))].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the seed', () => {
  it('is the same at every call', () => {
    expect(seedRows()).toEqual(rows);
  });

  it('has unique identifiers that never equal ids', () => {
    expect(new Set(rows.organizations.map(({ identifier }) => identifier)).size).toBe(500);
    expect(rows.organizations.filter(({ id, identifier }) => String(id) === identifier)).toEqual([]);
  });

  it('fills a database only once', async () => {
    await expect(seedDatabase(opened.db)).rejects.toThrow();
    expect(await opened.db.select().from(schema.organizations)).toHaveLength(500);
  });

  it('has no broken references', async () => {
    const broken = await opened.db.all('PRAGMA foreign_key_check');
    expect(broken).toEqual([]);
  });

  it('uses only reserved host names', () => {
    const addresses = JSON.stringify(rows).matchAll(/(?:@|https?:\/\/)([^"/;,\s]+\.[^"/;,\s]+)/gi);
    const strange = [...addresses].map(([, host = '']) => host).filter((host) => !/\.example$/i.test(host));
    expect(strange).toEqual([]);
  });
});

describe('the demo logins', () => {
  it.each(demoLogins)('opens $email with its password', async ({ email, password }) => {
    const [login] = await opened.db.select().from(schema.logins).where(eq(schema.logins.email, email));
    expect(await matchingHash(password, [login?.passwordHash])).toBe(login?.passwordHash);
  });

  it('are lowercase', async () => {
    const logins = await opened.db.select().from(schema.logins);
    expect(logins.filter(({ email }) => email !== email.toLowerCase())).toEqual([]);
  });
});

describe('the edge cases', () => {
  const { organizations, organizationContacts: contacts, organizationAddresses: addresses } = rows;
  const named = (part: string | RegExp) => organizations.filter(({ organizationName }) => organizationName.match(part));

  it.each([
    ['apostrophe', /O'Brien/],
    ['ampersand', /&/],
    ['accent', /Peña/],
    ['angle brackets', /<Live>/],
    ['very long name', /^.{120,}$/],
    ['very long word', /\p{L}{30,}/u],
  ])('have a name with %s', (_what, pattern) => {
    expect(named(pattern).length).toBeGreaterThan(0);
  });

  it.each([
    ['a missing fax', contacts.filter(({ fax }) => fax === null)],
    ['an empty fax', contacts.filter(({ fax }) => fax === '')],
    ['no web site', contacts.filter(({ webSite }) => webSite === null)],
    ['an empty web site', contacts.filter(({ webSite }) => webSite === '')],
    ['a web site that is a script', contacts.filter(({ webSite }) => webSite === 'javascript:alert(1)')],
    ['nine digits of zip without a hyphen', addresses.filter(({ zipCode }) => zipCode?.match(/^\d{9}$/))],
    ['nine digits of zip with a hyphen', addresses.filter(({ zipCode }) => zipCode?.match(/^\d{5}-\d{4}$/))],
    ['another state', addresses.filter(({ stateId }) => stateId !== rows.states.find(({ code }) => code === 'KS')?.id)],
    ['a school without district', rows.schools.filter(({ usd }) => usd === null)],
    ['a school without league', rows.schools.filter(({ league }) => league === null)],
    ['a school without director’s e-mail', rows.schools.filter(({ adEmail }) => adEmail === null)],
    ['a director without contact', rows.staffRecords.filter((r) => r.role === 'director' && r.contactId === null)],
    ['an assistant without contact', rows.staffRecords.filter((r) => r.role === 'assistant' && r.contactId === null)],
  ])('have %s', (_what, found) => {
    expect(found.length).toBeGreaterThan(0);
  });

  it('have organizations without contact record, without address and without staff', () => {
    const lacking = (owners: readonly { organizationId: number }[]) => {
      const ids = new Set(owners.map(({ organizationId }) => organizationId));
      return organizations.filter(({ id = 0 }) => !ids.has(id)).length;
    };
    expect(lacking(contacts)).toBeGreaterThan(0);
    expect(lacking(addresses)).toBeGreaterThan(0);
    expect(lacking(rows.staffRecords)).toBeGreaterThan(0);
  });
});

describe('the sites of this school year', () => {
  const sites = rows.stateTournamentSites;

  it.each([
    ['past ones', sites.filter(({ gameDate }) => typeof gameDate === 'string' && gameDate < TODAY)],
    [
      'some within 72 hours',
      sites.filter(({ gameDate }) => typeof gameDate === 'string' && gameDate > TODAY && gameDate <= WITHIN_72_HOURS),
    ],
    ['several days', sites.filter(({ gameDate, endDate }) => typeof endDate === 'string' && endDate !== gameDate)],
    ['no end date', sites.filter(({ gameDate, endDate }) => typeof gameDate === 'string' && endDate === null)],
    ['no date yet', sites.filter(({ gameDate }) => gameDate === null)],
    [
      'many to come',
      sites.filter(({ gameDate }) => typeof gameDate === 'string' && gameDate > WITHIN_72_HOURS).slice(40),
    ],
  ])('hold %s', (_what, found) => {
    expect(found.length).toBeGreaterThan(0);
  });

  it('cover all seasons, active and inactive, with and without icon, and football is 1', () => {
    expect(new Set(rows.activities.map(({ season }) => season))).toEqual(new Set(['Fall', 'Winter', 'Spring']));
    expect(new Set(rows.activities.map(({ active }) => active))).toEqual(new Set([0, 1]));
    expect(new Set(rows.activities.map(({ showIcon }) => showIcon))).toEqual(new Set([0, 1]));
    expect(rows.activities.find(({ activityId }) => activityId === 1)?.name).toBe('Football');
  });

  it('have selections by people of the demo organizations', async () => {
    const notifications = await opened.db.select().from(schema.siteNotifications);
    expect(new Set(notifications.map(({ attending }) => attending))).toEqual(new Set([0, 1]));
    const owners = new Map(rows.persons.map(({ id, organizationId }) => [id, organizationId]));
    expect(notifications.filter((row) => owners.get(row.personId) !== row.organizationId)).toEqual([]);
  });
});

describe('the agreement lookups', () => {
  const { tournaments } = rows;

  it('give every broadcast activity levels and classes', () => {
    const offered = rows.activities.filter(({ description }) => description !== null);
    const without = offered.filter(
      ({ activityId }) =>
        !rows.activityLevels.some((level) => level.activityId === activityId) ||
        !rows.classifications.some((one) => one.activityId === activityId),
    );
    expect(offered.length).toBeGreaterThan(20);
    expect(without).toEqual([]);
  });

  it.each([
    [
      'several days',
      tournaments.filter(({ startDate, endDate }) => typeof endDate === 'string' && endDate !== startDate),
    ],
    ['no end date', tournaments.filter(({ endDate }) => endDate === null)],
    ['no site location', tournaments.filter(({ siteLocationName }) => siteLocationName === null)],
    ['no manager’s e-mail', tournaments.filter(({ managerEmail }) => managerEmail === null)],
    ['no date yet', tournaments.filter(({ startDate }) => startDate === null)],
    [
      'no schools yet',
      tournaments.filter(({ id }) => !rows.assignmentSchools.some(({ tournamentId }) => tournamentId === id)),
    ],
  ])('hold sites with %s', (_what, found) => {
    expect(found.length).toBeGreaterThan(0);
  });

  it('have a class without sites', () => {
    const sited = new Set(tournaments.map(({ activityId, classId }) => `${activityId}/${classId}`));
    expect(
      rows.classifications.filter(({ activityId, classId }) => !sited.has(`${activityId}/${classId}`)).length,
    ).toBeGreaterThan(0);
  });

  it('have football sites only on level 1, schools for every class, and a level without a date', () => {
    const football = tournaments.filter(({ activityId }) => activityId === 1);
    expect(new Set(football.map(({ levelId }) => levelId))).toEqual(new Set([1]));
    const classes = rows.classifications.filter(({ activityId }) => activityId === 1);
    const empty = classes.filter(({ classId }) => !rows.footballSchools.some((school) => school.classId === classId));
    expect(empty).toEqual([]);
    const levels = rows.activityLevels.filter(({ activityId }) => activityId === 1);
    const dated = new Set(rows.footballDates.map(({ levelId }) => levelId));
    expect(levels.filter(({ levelId }) => !dated.has(levelId)).length).toBeGreaterThan(0);
  });
});

it('has no user data', async () => {
  const open = await opened.db.select().from(schema.listingRequests).where(isNull(schema.listingRequests.decidedAt));
  expect([open, await opened.db.select().from(schema.mails)]).toEqual([[], []]);
});
