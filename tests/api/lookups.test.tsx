// Verifies API-9.
import { waitFor } from '@testing-library/react';
import { useGetCountiesQuery, useGetOrganizationTypesQuery, useGetStatesQuery } from '@/features/organization';
import { fakeApi, html, json } from '../support/fakeApi';
import { openStore, putPersisted } from '../support/persisted';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();
const counties = [
  { Id: 1, Name: 'Allen' },
  { Id: 2, Name: 'Lyon' },
];
const HOUR_MS = 3_600_000;

interface Looked {
  data?: unknown;
  isLoading: boolean;
}

/** Opens a form in a new tab: a new store over the same browser. */
async function look(hook: () => Looked) {
  const store = await openStore({ apiContext: { retryDelayMs: 1 } });
  const { result, unmount } = renderPortalHook(hook, store);
  await waitFor(() => {
    expect(result.current.isLoading).toBe(false);
  });
  const { data } = result.current;
  unmount();
  store.close();
  return data;
}

const lookAtCounties = () => look(() => useGetCountiesQuery());
const KEY = 'useHTTPcache';
const kept = () => Object.keys(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object);
const put = (stored: object) => {
  localStorage.setItem(KEY, JSON.stringify(stored));
};

afterEach(() => {
  jest.restoreAllMocks();
});

function hoursLater(hours: number) {
  const now = Date.now() + hours * HOUR_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

test.each([
  ['not within 24 hours', 23.9, false],
  ['after 24 hours', 24.1, true],
  ['when the clock was ahead', -1, true],
])('counties are requested again %s', async (_when, hours, isAsked) => {
  const later = [{ Id: 3, Name: 'Osage' }];
  api.answers(json(counties), json(later));
  expect(await lookAtCounties()).toEqual(counties);
  hoursLater(hours);
  expect(await lookAtCounties()).toEqual(isAsked ? later : counties);
  expect(api.calls().map(({ path }) => path)).toEqual(Array(isAsked ? 2 : 1).fill('contact/county'));
});

test('a form’s three lookups are stored under one key', async () => {
  api.answers(json(counties), json([{ Id: 17, Name: 'Kansas' }]), json([{ TypeID: 2, Type: 'Newspaper' }]));
  const useAll = () => {
    const all = [useGetCountiesQuery(), useGetStatesQuery(), useGetOrganizationTypesQuery()];
    return { data: all.map(({ data }) => data), isLoading: all.some(({ isLoading }) => isLoading) };
  };
  const first = await look(useAll);
  expect(api.calls()).toHaveLength(3);
  expect(await look(useAll)).toEqual(first);
  expect(api.calls()).toHaveLength(3);
  expect(kept().sort()).toEqual(['counties', 'states', 'types']);
});

const at = Date.now();
const old = [{ Id: 9, Name: 'Old' }];

test.each<[string, () => void]>([
  ['no JSON', () => localStorage.setItem(KEY, 'x')],
  ['a list', () => put([])],
  ['nothing of them', () => put({})],
  ['what the release before wrote', () => putPersisted(KEY, { counties: { at, items: old } }, { version: 2 })],
  ['what an older release wrote', () => put({ version: '1', counties: JSON.stringify({ at, items: old }) })],
  ['an empty list', () => put({ counties: { at, items: [] } })],
  ['counties without an id', () => put({ counties: { at, items: [{ Name: 'No Id' }] } })],
  ['counties without a time', () => put({ counties: { items: old } })],
  ['nothing for them', () => put({ counties: null })],
])('the counties come from the server when the browser holds %s', async (_what, prepare) => {
  prepare();
  api.answers(json(counties));
  expect(await lookAtCounties()).toEqual(counties);
  expect(await lookAtCounties()).toEqual(counties);
  expect(api.calls()).toHaveLength(1);
});

test('failures and empty answers are not stored', async () => {
  api.answers(html());
  expect(await lookAtCounties()).toBeUndefined();
  api.answers(json([]));
  expect(await lookAtCounties()).toEqual([]);
  expect(kept()).toEqual([]);
});

test('the form works when the browser stores nothing', async () => {
  api.answers(json(counties));
  const local = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await lookAtCounties()).toEqual(counties);
  local.mockRestore();
});
