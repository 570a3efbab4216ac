import { waitFor } from '@testing-library/react';
import { useGetCountiesQuery, useGetOrganizationTypesQuery, useGetStatesQuery } from '@/features/organization';
import { fakeApi, html, json } from '../support/fakeApi';
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
  const { result, unmount } = renderPortalHook(hook);
  await waitFor(() => {
    expect(result.current.isLoading).toBe(false);
  });
  const { data } = result.current;
  unmount();
  return data;
}

const lookAtCounties = () => look(() => useGetCountiesQuery());
const kept = () => localStorage.getItem('useHTTPcache');

afterEach(() => {
  jest.restoreAllMocks();
});

function hoursLater(hours: number) {
  const now = Date.now() + hours * HOUR_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

test('the counties are asked for once in 24 hours', async () => {
  api.answers(json(counties));
  expect(await lookAtCounties()).toEqual(counties);
  hoursLater(23.9);
  expect(await lookAtCounties()).toEqual(counties);
  expect(api.calls().map(({ path }) => path)).toEqual(['contact/county']);
});

test('after 24 hours they are asked for again', async () => {
  api.answers(json(counties), json([{ Id: 3, Name: 'Osage' }]));
  await lookAtCounties();
  hoursLater(24.1);
  expect(await lookAtCounties()).toEqual([{ Id: 3, Name: 'Osage' }]);
});

test('what was kept in the future, as by a clock since put right, is not believed', async () => {
  api.answers(json(counties));
  await lookAtCounties();
  hoursLater(-1);
  await lookAtCounties();
  expect(api.calls()).toHaveLength(2);
});

test('a form’s three look-ups are kept side by side under one key', async () => {
  api.answers(json(counties), json([{ Id: 17, Name: 'Kansas' }]), json([{ TypeID: 2, Type: 'Newspaper' }]));
  const useAll = () => {
    const all = [useGetCountiesQuery(), useGetStatesQuery(), useGetOrganizationTypesQuery()];
    return { data: all.map(({ data }) => data), isLoading: all.some(({ isLoading }) => isLoading) };
  };
  const first = await look(useAll);
  expect(api.calls()).toHaveLength(3);
  expect(await look(useAll)).toEqual(first);
  expect(api.calls()).toHaveLength(3);
  expect(Object.keys(JSON.parse(kept() ?? '{}') as object).sort()).toEqual(['counties', 'states', 'types', 'version']);
});

test.each([
  'x',
  '[]',
  '{"version":"1"}',
  `{"version":"0","counties":"{\\"at\\":${String(Date.now())},\\"items\\":[{\\"Id\\":9,\\"Name\\":\\"Old\\"}]}"}`,
  `{"version":"1","counties":"{\\"at\\":${String(Date.now())},\\"items\\":[]}"}`,
  `{"version":"1","counties":"{\\"at\\":${String(Date.now())},\\"items\\":[{\\"Name\\":\\"No Id\\"}]}"}`,
  '{"version":"1","counties":"null"}',
])('the counties come from the server when the browser holds %s', async (text) => {
  localStorage.setItem('useHTTPcache', text);
  api.answers(json(counties));
  expect(await lookAtCounties()).toEqual(counties);
  expect(await lookAtCounties()).toEqual(counties);
  expect(api.calls()).toHaveLength(1);
});

test('a failure and an empty answer are not kept', async () => {
  api.answers(html());
  expect(await lookAtCounties()).toBeUndefined();
  api.answers(json([]));
  expect(await lookAtCounties()).toEqual([]);
  expect(kept()).toBeNull();
});

test('the form works where the browser keeps nothing', async () => {
  api.answers(json(counties));
  const local = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await lookAtCounties()).toEqual(counties);
  local.mockRestore();
});
