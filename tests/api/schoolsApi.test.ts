// Verifies SCH-1, API-8.
import { useGetLeagueSchoolsQuery, useGetLeaguesQuery, useSearchSchoolsQuery } from '@/features/schools';
import { fakeApi, json } from '../support/fakeApi';
import { leagueRecord, schoolRecord } from '../support/records';
import { outcome, type QueryResult } from '../support/queryOutcome';

const api = fakeApi();

const hays = schoolRecord({ Id: 1042, Identifier: '60311', SchoolName: 'Hays High School' });
const league = leagueRecord({ Identifier: '91001', LeagueName: 'Western Athletic League' });

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

test.each<[string, () => QueryResult, object, object]>([
  ['a search', () => useSearchSchoolsQuery({ name: 'Hays', city: '' }), hays, { ...hays, Id: '1042' }],
  ['a league’s schools', () => useGetLeagueSchoolsQuery('91001'), hays, { ...hays, SchoolName: 'Again' }],
  ['the leagues', () => useGetLeaguesQuery('Senior'), league, { ...league, Identifier: 91_001 }],
])('%s has a repeated entry once', async (_what, hook, first, again) => {
  api.answers(json([first, again]));
  await expect(outcome(hook)).resolves.toEqual({ data: [first], error: undefined });
});
