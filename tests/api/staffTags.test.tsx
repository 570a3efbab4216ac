// Verifies REL-12.
import { act, waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { useGetListingQuery } from '@/features/listing';
import { useGetOrganizationQuery, useSaveOrganizationMutation } from '@/features/organization';
import { signedIn } from '@/features/session';
import {
  useAddAssistantMutation,
  useDeleteAssistantMutation,
  useGetAssistantsQuery,
  useGetDirectorQuery,
  useGetStaffQuery,
  useSaveContactMutation,
} from '@/features/staff';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderPortalHook } from '../support/renderPortalHook';

const api = newsroom();

const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };
const edit = {
  Organization: 'Daily Gazette',
  Type: 5,
  Address: '',
  City: 'Tulsa',
  State: '',
  Zip: '74103',
  Phone: '',
  Fax: '',
  Email: 'desk@daily.example',
  Website: '',
};

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
      saveOrganization: useSaveOrganizationMutation()[0],
      saveContact: useSaveContactMutation()[0],
      addAssistant: useAddAssistantMutation()[0],
      deleteAssistant: useDeleteAssistantMutation()[0],
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

const namesIn = (people: readonly { FirstName?: string | null }[] | undefined) =>
  people?.map(({ FirstName }) => FirstName);

const reads = () =>
  api()
    .calls.filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
    .sort();

function loaded<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('It is loaded.');
  return value;
}

test('the tags Organization and Listing refetch a saved organization', async () => {
  const screen = await openBoth();
  await act(() => screen.current.saveOrganization({ organization: loaded(screen.current.organization), values: edit }));
  await waitFor(() => {
    expect(screen.current.organization?.OrganizationName).toBe('Daily Gazette');
    expect(screen.current.listing?.map(({ OrganizationName }) => OrganizationName)).toEqual(['Daily Gazette']);
  });
  expect(reads()).toEqual([`/org/identifier/${NEWSROOM}`, '/org/listing']);
});

test('the tags Director and Staff refetch a saved primary contact', async () => {
  const screen = await openBoth();
  const person = loaded(screen.current.director);
  await act(() => screen.current.saveContact({ identifier: NEWSROOM, role: 'director', person, values }));
  await waitFor(() => {
    expect(screen.current.director).toMatchObject(values);
    expect(namesIn(screen.current.staff)).toContain('Mia');
  });
  expect(reads()).toEqual([`/staff/${NEWSROOM}`, `/staff/director/${NEWSROOM}`]);
});

test('the tags Assistants and Staff refetch a saved assistant', async () => {
  const screen = await openBoth();
  const person = loaded(screen.current.assistants?.[0]);
  await act(() => screen.current.saveContact({ identifier: NEWSROOM, role: 'assistant', person, values }));
  await waitFor(() => {
    expect(namesIn(screen.current.assistants)).toContain('Mia');
    expect(namesIn(screen.current.staff)).toContain('Mia');
  });
  expect(reads()).toEqual([`/staff/${NEWSROOM}`, `/staff/assistants/${NEWSROOM}`]);
});

test('the tags Assistants and Staff refetch after an addition and a deletion', async () => {
  const screen = await openBoth();
  const organization = { Identifier: NEWSROOM, id: 1 };
  await act(() => screen.current.addAssistant({ organization, values }));
  await waitFor(() => {
    expect(namesIn(screen.current.assistants)).toEqual(['Mia', 'Kim', 'Ray']);
    expect(namesIn(screen.current.staff)).toEqual(['Ana', 'Mia', 'Kim', 'Ray']);
  });
  await act(() => screen.current.deleteAssistant({ organization, personId: 10_002 }));
  await waitFor(() => {
    expect(namesIn(screen.current.assistants)).toEqual(['Mia', 'Ray']);
    expect(namesIn(screen.current.staff)).toEqual(['Ana', 'Mia', 'Ray']);
  });
});
