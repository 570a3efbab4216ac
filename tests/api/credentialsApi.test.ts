// Verifies CRD-2, API-3, REL-12.
import { act, waitFor } from '@testing-library/react';
import { useSaveCredentialsMutation } from '@/features/credentials';
import { useGetAssistantsQuery, useGetDirectorQuery, useGetStaffQuery } from '@/features/staff';
import { dropped, fakeApi, html, json, text } from '../support/fakeApi';
import { renderPortalHook } from '../support/renderPortalHook';

const api = fakeApi();
const choices = [
  { staff: 1, identifier: '20417', credential: '1' as const },
  { staff: 2, identifier: '20417', credential: '0' as const },
];

const sent = () => api.calls().map(({ method, path }) => `${method} ${path}`);

async function save() {
  const { result } = renderPortalHook(() => useSaveCredentialsMutation());
  const [send] = result.current;
  return act(() => send({ identifier: '20417', choices }));
}

test.each([
  ['text', text('success')],
  ['JSON', json('success')],
])('credentials are saved when the answer is success as %s', async (_kind, answer) => {
  api.answers(answer);
  await expect(save()).resolves.toEqual({ data: null });
  expect(sent()).toEqual(['PUT site/credentials']);
  expect(JSON.parse(api.calls()[0]?.body ?? '')).toEqual(choices);
});

test.each([
  ['another word', text('Success!')],
  ['nothing', text('')],
  ['a page of HTML', html()],
  ['a failing status', json('success', 503)],
  ['a broken connection', dropped],
])('credentials are not saved when the answer is %s, and are not sent again', async (_kind, answer) => {
  api.answers(answer);
  await expect(save()).resolves.toHaveProperty('error');
  expect(sent()).toEqual(['PUT site/credentials']);
});

test('refetches every list of people after a request', async () => {
  api.answers(json([]));
  const { result } = renderPortalHook(() => ({
    queries: [useGetStaffQuery('20417'), useGetDirectorQuery('20417'), useGetAssistantsQuery('20417')],
    save: useSaveCredentialsMutation()[0],
  }));
  await waitFor(() => {
    expect(result.current.queries.every(({ isFetching }) => !isFetching)).toBe(true);
  });
  const before = api.calls().length;
  api.answers(text('success'), json([]));
  await act(() => result.current.save({ identifier: '20417', choices }));
  await waitFor(() => {
    expect(
      sent()
        .slice(before + 1)
        .sort(),
    ).toEqual(['GET staff/20417', 'GET staff/assistants/20417', 'GET staff/director/20417']);
  });
});
