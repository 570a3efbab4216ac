// Verifies SCH-1, SCH-2, SCH-7, SCH-9, API-8.
import {
  useGetCoachesQuery,
  useGetLeagueQuery,
  useGetLeagueSchoolsQuery,
  useGetLeaguesQuery,
  useGetMascotQuery,
  useGetSchoolAdminsQuery,
  useGetSchoolQuery,
  useGetSuperintendentQuery,
  useSearchSchoolsQuery,
} from '@/features/schools';
import { dropped, fakeApi, html, json, text } from '../support/fakeApi';
import { coachRecord, leagueRecord, schoolRecord } from '../support/records';
import { outcome, type QueryResult } from '../support/queryOutcome';

const api = fakeApi();

const hays = schoolRecord({ Id: 1042, Identifier: '60311', SchoolName: 'Hays High School' });
const league = leagueRecord({ Identifier: '91001', LeagueName: 'Western Athletic League' });
const admin = { Position: 'Principal', FirstName: 'Ana', LastName: 'Ruiz' };
const coach = coachRecord({ ActDescription: 'Football', LastName: 'Koch' });
const district = {
  USD: '489',
  Superintendent: 'Ron Wilson',
  MailingPrimaryAddress: '',
  MailingCity: '',
  MailingZip: '',
  DistrictPhone: '',
  Email: '',
};
const mascot = { ImageLocation: '/association/mascots/indians.svg' };

test.each<[string, () => QueryResult, string, unknown, unknown]>([
  [
    'a search by name',
    () => useSearchSchoolsQuery({ name: ' Hays ', city: '' }),
    'school/search/name/Hays',
    [hays],
    [hays],
  ],
  [
    'a search by city',
    () => useSearchSchoolsQuery({ name: '  ', city: 'Hays' }),
    'school/search/city/Hays',
    [hays],
    [hays],
  ],
  [
    'a search by both',
    () => useSearchSchoolsQuery({ name: 'Arts & Science', city: 'Kansas City' }),
    'school/search/name/Arts%20%26%20Science/city/Kansas%20City',
    [hays],
    [hays],
  ],
  [
    'a search that finds nothing',
    () => useSearchSchoolsQuery({ name: 'zzz', city: '' }),
    'school/search/name/zzz',
    [],
    [],
  ],
  ['the high-school leagues', () => useGetLeaguesQuery('Senior'), 'school/league/Senior', [league], [league]],
  ['the junior-high leagues', () => useGetLeaguesQuery('Junior'), 'school/league/Junior', [league], [league]],
  ['a school', () => useGetSchoolQuery('1042'), 'school/Id/1042', hays, hays],
  ['a school in a list of one', () => useGetSchoolQuery('1042'), 'school/Id/1042', [hays], hays],
  ['a mascot', () => useGetMascotQuery('1042'), 'school/mascot/1042', mascot, mascot],
  ['a school without mascot', () => useGetMascotQuery('1042'), 'school/mascot/1042', null, null],
  ['the administration', () => useGetSchoolAdminsQuery('60311'), 'school/admins/60311', [admin], [admin]],
  ['the coaches', () => useGetCoachesQuery('60311'), 'school/coaches/60311', [coach], [coach]],
  ['the superintendent', () => useGetSuperintendentQuery('489'), 'school/super/489', district, district],
  ['a league', () => useGetLeagueQuery('91001'), 'school/league/identifier/91001', league, league],
  ['the schools of a league', () => useGetLeagueSchoolsQuery('91001'), 'school/league-schools/91001', [hays], [hays]],
])('asks for %s at its own address', async (_what, hook, path, answer, expected) => {
  api.answers(json(answer));
  expect(await outcome(hook)).toEqual({ data: expected, error: undefined });
  expect(api.calls().map((call) => [call.method, call.path])).toEqual([['GET', path]]);
});

test('leaves out unusable list entries', async () => {
  api.answers(json([null, 'x', 7, [], {}, { SchoolName: 'No Id' }, { Id: '' }, hays]));
  expect((await outcome(() => useSearchSchoolsQuery({ name: 'h', city: '' }))).data).toEqual([hays]);
});

test.each([
  [{ name: '', city: '' }],
  [{ name: '  ', city: '\t' }],
  [{ name: '..', city: '' }],
  [{ name: 'Hays', city: '..' }],
])('sends no call when the search is %j', async (search) => {
  api.answers(json([hays]));
  expect((await outcome(() => useSearchSchoolsQuery(search))).error).toEqual({ kind: 'refused-path' });
  expect(api.calls()).toEqual([]);
});

test('retries after a lost answer but not after a refusal', async () => {
  api.answers(dropped, html(), text('busy', 503), json([hays]));
  expect((await outcome(() => useSearchSchoolsQuery({ name: 'Hays', city: '' }))).data).toEqual([hays]);
  expect(api.calls()).toHaveLength(4);

  api.answers(json({ message: 'There is no such school.' }, 404));
  expect((await outcome(() => useGetSchoolQuery('9'))).error).toMatchObject({ status: 404, attempt: 1 });
});

test.each<[string, () => QueryResult, object, object]>([
  ['a search', () => useSearchSchoolsQuery({ name: 'Hays', city: '' }), hays, { ...hays, Id: '1042' }],
  ['a league’s schools', () => useGetLeagueSchoolsQuery('91001'), hays, { ...hays, SchoolName: 'Again' }],
  ['the leagues', () => useGetLeaguesQuery('Senior'), league, { ...league, Identifier: 91_001 }],
])('%s has a repeated entry once', async (_what, hook, first, again) => {
  api.answers(json([first, again]));
  await expect(outcome(hook)).resolves.toEqual({ data: [first], error: undefined });
});
