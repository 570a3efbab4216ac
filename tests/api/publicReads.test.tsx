// Verifies LST-1, LST-6, LST-16, REQ-4, REQ-6, API-3, API-5, API-8.
import { act } from '@testing-library/react';
import {
  useCheckCaptchaMutation,
  useGetListedOrganizationQuery,
  useGetListingQuery,
  useSearchListingQuery,
  useSubmitListingRequestMutation,
  type ListingRequest,
} from '@/features/listing';
import { useGetOrganizationByIdQuery, useGetOrganizationQuery } from '@/features/organization';
import { useGetAssistantsQuery, useGetDirectorQuery, useGetStaffQuery } from '@/features/staff';
import { dropped, fakeApi, html, json, text } from '../support/fakeApi';
import { listed, organizationRecord, personRecord } from '../support/records';
import { outcome, type QueryResult } from '../support/queryOutcome';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();

const gazette = { Identifier: '20417', OrganizationName: 'The Emporia Gazette', City: 'Emporia', TypeID: 2 };
const record = { ...gazette, id: 7 };
const ana = { PersonID: 1, FirstName: 'Ana', RecordID: 5, Identifier: '20417' };
const read = { listed: listed(gazette), record: organizationRecord(record), person: personRecord(ana) };
const summary = { id: 7, OrganizationName: 'The Emporia Gazette', Email: '' };

test.each<[string, () => QueryResult, string, unknown, unknown]>([
  ['the listing', () => useGetListingQuery(), 'org/listing', [gazette], [read.listed]],
  ['a search', () => useSearchListingQuery(' gazette '), 'org/name/gazette', [gazette], [read.listed]],
  ['a search that finds nothing', () => useSearchListingQuery('zzz'), 'org/name/zzz', [], []],
  ['a listed organization', () => useGetListedOrganizationQuery('20417'), 'org/identifier/20417', gazette, read.listed],
  ['an organization', () => useGetOrganizationQuery('20417'), 'org/identifier/20417', record, read.record],
  ['an organization by its id', () => useGetOrganizationByIdQuery(7), 'org/id/7', record, summary],
  ['the primary contact', () => useGetDirectorQuery('20417'), 'staff/director/20417', ana, read.person],
  ['a primary contact in a list', () => useGetDirectorQuery('20417'), 'staff/director/20417', [ana], read.person],
  ['a missing primary contact', () => useGetDirectorQuery('20417'), 'staff/director/20417', null, null],
  ['the assistants', () => useGetAssistantsQuery('20417'), 'staff/assistants/20417', [ana], [read.person]],
  ['no assistants', () => useGetAssistantsQuery('20417'), 'staff/assistants/20417', [], []],
  ['the staff', () => useGetStaffQuery('20417'), 'staff/20417', [ana], [read.person]],
])('the screen gets %s', async (_what, hook, path, body, data) => {
  api.answers(dropped, json(body));
  await expect(outcome(hook)).resolves.toEqual({ data, error: undefined });
  expect(api.calls().map((call) => `${call.method} ${call.path}`)).toEqual([`GET ${path}`, `GET ${path}`]);
});

test('the listing leaves out unusable records and returns every Identifier as text', async () => {
  api.answers(
    json([null, 'x', {}, { OrganizationName: 'No key' }, { Identifier: 5, OrganizationName: null }, gazette]),
  );
  await expect(outcome(() => useGetListingQuery())).resolves.toMatchObject({
    data: [{ Identifier: '5', OrganizationName: 'Name not provided' }, gazette],
  });
});

test('an unusable record, and a list without a readable entry, are failures', async () => {
  api.answers(json({ Phone: '620-555-0142' }));
  await expect(outcome(() => useGetOrganizationQuery('20417'))).resolves.toEqual({
    data: undefined,
    error: { kind: 'unreadable' },
  });
  api.answers(json([null, {}]));
  await expect(outcome(() => useGetStaffQuery('20417'))).resolves.toEqual({
    data: undefined,
    error: { kind: 'unreadable' },
  });
});

test.each(['', '   ', '.', '..'])('a search for %j sends nothing', async (name) => {
  api.answers(json([]));
  await expect(outcome(() => useSearchListingQuery(name))).resolves.toEqual({
    data: undefined,
    error: { kind: 'refused-path' },
  });
  expect(api.calls()).toHaveLength(0);
});

test('a missing organization shows the server’s message', async () => {
  api.answers(json({ message: 'No such organization.' }, 404));
  await expect(outcome(() => useGetListedOrganizationQuery('1'))).resolves.toMatchObject({
    error: { kind: 'http', status: 404, message: 'No such organization.' },
  });
});

describe('the captcha', () => {
  test.each([
    ['Human as text', text('Human'), { data: true }],
    ['Human as JSON', json('Human'), { data: true }],
    ['Robot', text('Robot'), { data: false }],
    ['human in another case', text('human'), { data: true }],
    ['a page', html(), { error: { kind: 'unreadable' } }],
    ['a refusal', json({ message: 'No token.' }, 400), { error: { message: 'No token.' } }],
  ])('answered with %s', async (_what, answer, result) => {
    api.answers(answer);
    const { result: hook } = renderPortalHook(useCheckCaptchaMutation);
    const checked = await act(() => hook.current[0]('widget-token'));
    expect(checked).toMatchObject(result);
    expect(api.calls()).toMatchObject([{ method: 'POST', path: 'login/captcha', body: '{"token":"widget-token"}' }]);
  });
});

describe('the listing request', () => {
  const request: ListingRequest = {
    LastName: 'Ruiz',
    FirstName: 'Ana',
    Organization: 'Gazette',
    Type: 2,
    Address: '1 Main',
    City: 'Emporia',
    State: 17,
    County: 56,
    Zip: '66801',
    Phone: '620-555-0101',
    Email: 'ana@gazette.example',
  };

  async function submit() {
    const { result } = renderPortalHook(useSubmitListingRequestMutation);
    return act(() => result.current[0](request));
  }

  test("is sent with the form's thirteen values, blank ones as empty text", async () => {
    api.answers(json({ message: 'received' }));
    await expect(submit()).resolves.toMatchObject({ data: 'ana@gazette.example' });
    expect(api.calls()[0]).toMatchObject({ method: 'POST', path: 'org/temp' });
    expect(api.calls()[0]?.body).toBe(
      '{"Organization":"Gazette","Type":2,"Address":"1 Main","City":"Emporia","State":17,"County":56,"Zip":"66801",' +
        '"Phone":"620-555-0101","Fax":"","Email":"ana@gazette.example","Website":"","FirstName":"Ana","LastName":"Ruiz"}',
    );
  });

  test.each([
    ['nothing', text('')],
    ['a word', text('success')],
    ['an object', json({ Id: 5 })],
  ])('is through when the answer is %s', async (_what, answer) => {
    api.answers(answer);
    await expect(submit()).resolves.toMatchObject({ data: 'ana@gazette.example' });
  });

  test.each([
    ['a page', html(), 'unreadable'],
    ['a refusal', json({ message: 'Zip is wrong.' }, 422), 'http'],
    ['silence of the line', dropped, 'network'],
  ])('has failed, and is not sent again, when the answer is %s', async (_what, answer, kind) => {
    api.answers(answer);
    await expect(submit()).resolves.toMatchObject({ error: { kind } });
    expect(api.calls()).toHaveLength(1);
  });
});
