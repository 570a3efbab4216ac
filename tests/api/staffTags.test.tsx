// Verifies REL-12.
import { act, waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { useGetListingQuery } from '@/features/listing';
import { useGetOrganizationQuery } from '@/features/organization';
import { signedIn } from '@/features/session';
import { useGetAssistantsQuery, useGetDirectorQuery, useGetStaffQuery, useSaveContactMutation } from '@/features/staff';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderPortalHook } from '../support/renderPortalHook';

const api = newsroom();

const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };

/** One screen that shows everything, beside one that changes it. */
async function openBoth() {
  const store = makeStore({ apiContext: { retryDelayMs: 1 } });
  store.dispatch(signedIn(await api().token(NEWSROOM)));
  const { result } = renderPortalHook(
    () => ({
      organization: useGetOrganizationQuery(NEWSROOM).data,
      director: useGetDirectorQuery(NEWSROOM).data,
      assistants: useGetAssistantsQuery(NEWSROOM).data,
      staff: useGetStaffQuery(NEWSROOM).data,
      listing: useGetListingQuery().data,
      saveContact: useSaveContactMutation()[0],
    }),
    store,
  );
  await waitFor(() => {
    const { organization, director, assistants, staff, listing } = result.current;
    expect([organization, director, assistants, staff, listing]).not.toContain(undefined);
  });
  api().reset();
  return result;
}

const reads = () =>
  api()
    .calls.filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
    .sort();

test('a saved primary contact is fetched again wherever it is shown, and nothing else is', async () => {
  const screen = await openBoth();
  const person = screen.current.director;
  if (person === undefined || person === null) throw new Error('It is loaded.');
  await act(() => screen.current.saveContact({ identifier: NEWSROOM, role: 'director', person, values }));
  await waitFor(() => {
    expect(screen.current.director).toMatchObject(values);
    expect(screen.current.staff).toContainEqual(expect.objectContaining(values));
  });
  expect(reads()).toEqual([`/staff/${NEWSROOM}`, `/staff/director/${NEWSROOM}`]);
});
