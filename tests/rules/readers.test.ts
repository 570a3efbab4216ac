// Verifies API-8, AGR-7, ATT-1.
import {
  readActivity as readAgreementActivity,
  readAssignmentSchool,
  readClassOf,
  readGameDate,
  readLevel,
  readSite as readAgreementSite,
  readYear,
} from '@/features/agreements/api/agreementsDto';
import { readMediaOrganization, readMediaOrganizationOf } from '@/features/listing/api/listingDto';
import {
  readLookupItem,
  readOrganization,
  readOrganizationType,
  readSummary,
} from '@/features/organization/api/organizationDto';
import {
  readAdmin,
  readCoach,
  readLeague,
  readMascot,
  readSchool,
  readLeagueOf,
  readSchoolOf,
  readSuperintendentOf,
} from '@/features/schools/api/schoolsDto';
import { readActivity, readNotification, readSite } from '@/features/sites/api/sitesDto';
import { readPerson, readStaff } from '@/features/staff/api/staffDto';
import { readEntries, readRecord, type Reader } from '@/shared/api';
import { coachRecord, leagueRecord, listed, organizationRecord, personRecord, schoolRecord } from '../support/records';

const whole = (value: unknown) => ({ value, unreadable: 0, partial: 0 });

const named = { FirstName: '', LastName: '' };
const place = { SiteName: '', Gender: '', ClassDescription: '', ManagerEmail: '', SiteLocationName: '' };
const mailing = { MailingPrimaryAddress: '', MailingCity: '', MailingZip: '', DistrictPhone: '', Email: '' };

/** For each reader, a sample record in two parts: the keys without which it cannot be read, and the fields that may be blank. */
const readers: [string, Reader<object>, keys: object, rest: object][] = [
  ['a look-up item', readLookupItem, { Id: 'KS', Name: 'Kansas' }, {}],
  ['an organization type', readOrganizationType, { TypeID: 4, Type: 'TV' }, {}],
  ['a school', readSchool, { Id: 1 }, schoolRecord()],
  ['an administrator', readAdmin, { Position: 'Principal' }, { ...named }],
  ['a coach', readCoach, { LastName: 'Berg' }, coachRecord({ LastName: 'Berg' })],
  ['a league', readLeague, { Identifier: '1' }, leagueRecord()],
  ['a person', readPerson, { PersonID: 1 }, { ...personRecord({ RecordID: null, Identifier: '' }) }],
  ['a site', readSite, { ID: 1 }, { Site: '', Class: '', GameDate: '', EndDate: '' }],
  ['an agreement’s activity', readAgreementActivity, { ActivityID: 'FB', Description: 'Football' }, {}],
  ['a playoff level', readLevel, { id: 2, PlayoffLevel: 'State' }, {}],
  ['a class', readClassOf('12'), { ClassID: 6, ClassDescription: '6A' }, {}],
  ['an agreement’s site', readAgreementSite, { TournamentID: 1 }, { ...place, StartDate: '', EndDate: '' }],
  ['an assigned school', readAssignmentSchool, { SchoolID: 1, SchoolName: 'Hays' }, { ADEmail: '' }],
];

describe.each(readers)('%s', (_what, reader, keys, rest) => {
  const record = { ...rest, ...keys };

  test('needs its keys only', () => {
    expect(readRecord(keys, reader)).toEqual(whole(record));
  });

  test('keeps what is sent, without blanks around', () => {
    const fill = (text: string) =>
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value === '' ? text : value]));
    expect(readRecord(fill(' 1/2/2026 '), reader)).toEqual(whole(fill('1/2/2026')));
  });

  test.each(Object.keys(keys))('is unreadable without its %s', (name) => {
    expect(readRecord({ ...record, [name]: '' }, reader)).toBeUndefined();
    expect(readRecord({ ...record, [name]: {} }, reader)).toBeUndefined();
  });
});

test('a listed organization without a name says so', () => {
  expect(readRecord({ Identifier: '20417' }, readMediaOrganization)).toEqual(
    whole(listed({ OrganizationName: 'Name not provided' })),
  );
  const gazette = listed({ Identifier: '7', OrganizationName: 'Gazette', TypeID: 2, ZipCode: '02134' });
  expect(readRecord({ ...gazette, Identifier: 7, ZipCode: 2134 }, readMediaOrganization)).toEqual(whole(gazette));
  expect(readRecord({ OrganizationName: 'Gazette' }, readMediaOrganization)).toBeUndefined();
});

test.each(['ContactID', 'RecordID'] as const)('a person whose %s cannot be read stays, and has no link', (name) => {
  expect(readRecord({ PersonID: 1, [name]: 'c-1' }, readPerson)).toMatchObject({
    value: { PersonID: 1, [name]: undefined },
    partial: 1,
  });
});

describe('an organization', () => {
  const keys = { Identifier: '20417', id: 1 };
  const read = (row: object) => readRecord(row, readOrganization('20417'));

  test('is read', () => {
    const filled = organizationRecord({ OrganizationName: 'KMAN', City: 'Hays', StateID: 17, AddressID: 5 });
    expect(read(keys)).toEqual(whole(organizationRecord()));
    expect(read({ ...filled, City: ' Hays ', AddressID: '5' })).toEqual(whole(filled));
  });

  test.each([null, '', undefined])('with the Identifier %j has the one that was asked for', (Identifier) => {
    expect(read({ ...keys, Identifier })).toEqual(whole(organizationRecord()));
  });

  test.each<[string, unknown]>([
    ['AddressID', 'x'],
    ['ContactID', {}],
    ['id', null],
    ['id', 'x'],
  ])('whose %s is %j stays without it, and that is counted', (name, value) => {
    const row = { ...keys, OrganizationName: 'KMAN', [name]: value };
    expect(read(row)).toMatchObject({ value: { OrganizationName: 'KMAN', [name]: undefined }, partial: 1 });
  });

  test('has a summary with the id that was asked for', () => {
    const summary = { OrganizationName: 'KMAN', Email: '' };
    expect(readRecord({ ...summary, id: '7' }, readSummary(3))).toEqual(whole({ ...summary, id: 7 }));
    expect(readRecord({ OrganizationName: 'KMAN' }, readSummary(3))).toEqual(whole({ ...summary, id: 3 }));
    expect(readRecord({ id: 3 }, readSummary(3))).toBeUndefined();
  });
});

test('a superintendent needs a district or a name', () => {
  const blank = { USD: '', Superintendent: '', ...mailing };
  const read = readSuperintendentOf('305');
  expect(readRecord({ USD: 383 }, read)).toEqual(whole({ ...blank, USD: '383' }));
  expect(readRecord({ Superintendent: 'Ana', USD: null }, read)).toEqual(
    whole({ ...blank, USD: '305', Superintendent: 'Ana' }),
  );
  expect(readRecord(mailing, read)).toBeUndefined();
});

test('a record without its own id has the one that was asked for', () => {
  expect(readRecord({ SchoolName: 'Hays' }, readSchoolOf('71'))?.value).toMatchObject({ Id: 71, SchoolName: 'Hays' });
  expect(readRecord({ Id: 5 }, readSchoolOf('71'))?.value.Id).toBe(5);
  const league = readRecord({ LeagueName: 'Flint Hills', Identifier: null }, readLeagueOf('LG1'));
  expect(league?.value).toMatchObject({ Identifier: 'LG1', LeagueName: 'Flint Hills' });
  const listing = readRecord({ OrganizationName: 'Gazette' }, readMediaOrganizationOf('L1'))?.value;
  expect(listing).toEqual(listed({ Identifier: 'L1', OrganizationName: 'Gazette' }));
  for (const reader of [readSchoolOf('71'), readLeagueOf('LG1'), readMediaOrganizationOf('L1')]) {
    expect(readRecord({ message: 'Maintenance' }, reader as Reader<object>)).toBeUndefined();
  }
});

test('a mascot without a picture is one', () => {
  expect(readRecord({}, readMascot)).toEqual(whole({ ImageLocation: '' }));
});

describe('a class', () => {
  const both = { ClassID: 6, ClassDescription: '6A', FBID: 71, FBClass: 'Football 6A' };
  const common = { ClassID: 6, ClassDescription: '6A' };
  const own = { ClassID: 71, ClassDescription: 'Football 6A' };

  test.each<[string, string, object, object]>([
    ['football', '1', both, own],
    ['another activity', '12', both, common],
    ['football', '1', common, common],
    ['football', '1', { ...both, FBID: null, FBClass: ' ' }, common],
    ['football', '1', { ...common, FBID: 71 }, { ...common, ClassID: 71 }],
    ['another activity', '12', { FBID: 71, FBClass: 'Football 6A' }, own],
  ])('of %s (%s) is read from %j', (_what, activity, row, read) => {
    expect(readRecord(row, readClassOf(activity))).toEqual(whole(read));
  });
});

test.each<[string, Reader<object>, object]>([
  ['GameDate', readSite, { ID: 1 }],
  ['EndDate', readSite, { ID: 1 }],
  ['StartDate', readAgreementSite, { TournamentID: 1 }],
  ['EndDate', readAgreementSite, { TournamentID: 1 }],
])('a %s that is none is kept as text and counted', (name, reader, keys) => {
  expect(readRecord({ ...keys, [name]: 'soon' }, reader)).toMatchObject({ value: { [name]: 'soon' }, partial: 1 });
});

test('a year and a game date are single values', () => {
  expect(readRecord({ Year: 2026 }, readYear)).toEqual(whole('2026'));
  expect(readRecord({}, readYear)).toEqual(whole(''));
  for (const Year of ['26a', 'x26']) expect(readRecord({ Year }, readYear)).toBeUndefined();
  expect(readRecord({ GameDate: '11/8/2025' }, readGameDate)).toEqual(whole('11/8/2025'));
  expect(readRecord({ GameDate: 'soon' }, readGameDate)).toEqual({ ...whole('soon'), partial: 1 });
});

describe('an activity', () => {
  const row = { ActivityID: 3, Name: 'Golf', Season: 'Fall', ShowIcon: 1 };
  const golf = { ...row, Active: 0, Type: '', Gender: 0 };
  const read = (more: object) => readEntries([{ ...row, ...more }], readActivity);

  test.each<[object, object]>([
    [{}, {}],
    [
      { Active: '1', Type: ' Sport ', ShowIcon: true },
      { Active: 1, Type: 'Sport' },
    ],
    [{ Gender: '2' }, { Gender: 2 }],
    [{ Gender: ' Girls ' }, { Gender: 'Girls' }],
    [{ Gender: null }, {}],
  ])('with %j is read', (more, read_) => {
    expect(read(more)).toEqual(whole([{ ...golf, ...read_ }]));
  });

  test('with an unreadable Active counts as inactive, and is counted', () => {
    expect(read({ Active: 'x' })).toEqual({ ...whole([golf]), partial: 1 });
  });

  test.each([{ ShowIcon: 0 }, { ShowIcon: null }, { ShowIcon: '', Name: '' }])('with %j is not wanted', (more) => {
    expect(read(more)).toEqual(whole([]));
  });

  test.each([{ ActivityID: '' }, { ShowIcon: 'x' }, { Name: '' }, { Season: 'Summer' }])(
    'with %j is unreadable',
    (more) => {
      expect(read(more)).toEqual({ ...whole([]), unreadable: 1 });
    },
  );
});

test('an unreadable notification does not count as “not attending”', () => {
  const row = { Sites: 1, PersonID: 2 };
  const read = (more: object) => readRecord({ ...row, ...more }, readNotification);
  expect(read({ Attending: '1' })).toEqual(whole({ ...row, Attending: 1 }));
  expect(read({})).toEqual(whole({ ...row, Attending: 0 }));
  for (const more of [{ Attending: 'x' }, { Sites: 'x' }, { PersonID: null }]) expect(read(more)).toBeUndefined();
});

describe('the staff that a save looks at', () => {
  const ana = { PersonID: 7, FirstName: 'Ana' };
  const read = personRecord({ ...ana, RecordID: null, Identifier: '' });

  test.each<['director' | 'assistant', unknown, object]>([
    ['director', ana, whole([read])],
    ['director', null, whole([])],
    ['assistant', [ana, {}], { ...whole([read]), unreadable: 1 }],
  ])('of the %s’s answer %j', async (role, data, reading) => {
    const send = jest.fn(() => ({ data }));
    expect(await readStaff(send, role, '20417')).toEqual({ data: reading });
    const [path, response] =
      role === 'director' ? ['staff/director/20417', 'value'] : ['staff/assistants/20417', 'list'];
    expect(send.mock.calls).toMatchObject([[{ path: { path }, response }]]);
  });

  test('is unknown where the call fails', async () => {
    const error = { kind: 'network' } as const;
    expect(await readStaff(() => ({ error }), 'director', '20417')).toEqual({ error });
  });
});
