// Verifies ATT-13, CRD-4, ORG-4, API-7, API-8.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { responsesChangedInOtherTab } from '@/shared/api';
import { http, HttpResponse } from 'msw';
import { chooseIn, whenShown } from '../support/choices';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';
import { NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = siteNewsroom();

const answer = (path: string, body: unknown) =>
  api().server.use(http.get(api().base + path, () => HttpResponse.json(body as object)));

const NOTIFICATIONS = `/site/site-notifications/${NEWSROOM}`;

const open = (path: string) => renderMedia(api(), path, undefined, NEWSROOM);
const submit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
const writes = () => api().calls.filter(({ method }) => method === 'PUT');

test('Submit asks before it clears unreadable selections, and sends nothing on Cancel', async () => {
  answer(NOTIFICATIONS, [{ Sites: 3001, PersonID: 10_001, Attending: 1 }, null]);
  await open('/site-notification/1');
  expect(await screen.findByText('Site selections: we couldn’t read 1 entry.')).toBeInTheDocument();
  await submit();
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit and clear saved selections?' }));
  expect(dialog.getByText(/We couldn’t read 1 saved selection/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(writes()).toHaveLength(0);
  expect(await attendingAtServer(api())).toContain('3001 10001');

  await submit();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Your site selections have been saved')).toBeInTheDocument();
  expect(writes()).toHaveLength(1);
});

test('an answer without a list never shows a grid of empty boxes', async () => {
  answer(NOTIFICATIONS, null);
  await open('/site-notification/1');
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your saved selections' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('ids and flags as text are the same ids and flags', async () => {
  answer(NOTIFICATIONS, [{ Sites: '3001', PersonID: '10001', Attending: '1' }]);
  answer(`/staff/${NEWSROOM}`, [{ PersonID: '10001', RecordID: '50001', FirstName: 'Ana', LastName: 'Ruiz' }]);
  await open('/site-notification/1');
  expect(await screen.findByRole('checkbox', { name: 'Ana Ruiz, Welch Stadium, Emporia' })).toBeChecked();
  await submit();
  await waitFor(() => {
    expect(writes()).toHaveLength(1);
  });
  expect(writes()[0]?.body).toContainEqual({ event: 3001, staff: 10_001, identifier: NEWSROOM, attending: '1' });
});

test('a stored selection of someone who is not on the staff is reported and not sent', async () => {
  answer(NOTIFICATIONS, [{ Sites: 3001, PersonID: 77_777, Attending: 1 }]);
  await open('/site-notification/1');
  expect(await screen.findByText(/1 saved selection can’t be shown here/)).toBeInTheDocument();
  await submit();
  await waitFor(() => {
    expect(writes()).toHaveLength(1);
  });
  expect(JSON.stringify(writes()[0]?.body)).not.toContain('77777');
});

test('a credential flag as text counts on both screens, and an unreadable one is not sent', async () => {
  const person = (PersonID: number, LastName: string, NeedCredential: unknown) => ({
    PersonID,
    RecordID: PersonID,
    FirstName: 'Ana',
    LastName,
    NeedCredential,
  });
  answer(`/staff/${NEWSROOM}`, [person(1, 'Ruiz', '1'), person(2, 'Berg', 'perhaps')]);
  answer(`/staff/director/${NEWSROOM}`, person(1, 'Ruiz', '1'));
  const home = await open('/media-change');
  expect(await screen.findAllByText('Requested')).not.toHaveLength(0);
  home.unmount();
  await open('/credential-selection');
  expect(await screen.findByRole('checkbox', { name: 'Ana Ruiz' })).toBeChecked();
  expect(await screen.findByText('Staff: we couldn’t read part of 1 entry.')).toBeInTheDocument();
  await submit();
  await waitFor(() => {
    expect(writes()).toHaveLength(1);
  });
  expect(writes()[0]?.body).toEqual([{ staff: 1, identifier: NEWSROOM, credential: '1' }]);
});

test('an assistant whom the server lists twice has one row', async () => {
  const kim = { PersonID: 10_002, RecordID: 50_002, FirstName: 'Kim', LastName: 'Lee' };
  answer(`/staff/assistants/${NEWSROOM}`, [kim, { ...kim, RecordID: 50_009 }]);
  await open('/media-change');
  expect(await screen.findAllByRole('rowheader', { name: /Kim Lee/ })).toHaveLength(1);
});

describe('an organization whose state and type are not in numbers', () => {
  const record = {
    ...{ Identifier: NEWSROOM, id: 1, OrganizationName: 'Emporia Gazette', City: 'Emporia', ZipCode: '66801' },
    ...{ Email: 'news@gazette.example', AddressID: 5001, ContactID: 7001 },
  };
  const TYPES = [
    { TypeID: 2, Type: 'Newspaper' },
    { TypeID: 5, Type: 'Internet' },
  ];

  async function editPhone(choice: object, states: object[]) {
    answer('/contact/state', states);
    answer('/org/types', TYPES);
    answer(`/org/identifier/${NEWSROOM}`, { ...record, ...choice });
    api().server.use(http.put(`${api().base}/org/*`, () => HttpResponse.json('success')));
    const app = await open('/media-update');
    await screen.findByRole('combobox', { name: 'State' });
    await api().atRest();
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '620-555-0199' } });
    return app;
  }

  test.each([
    ['only names', { State: ' kansas', StateID: null, MediaType: 'NEWSPAPER', TypeID: '' }, 17, 'Kansas'],
    ['a code that the list has', { State: 'Kansas', StateID: 'KS', MediaType: 'Newspaper', TypeID: 2 }, 'KS', 'Kansas'],
    ['a code that the list lacks', { State: 'Kansas', StateID: 'Kan', MediaType: 'Newspaper' }, 17, 'Kansas'],
    ['a name that the list lacks', { State: 'Kanzas', MediaType: 'Newspaper', TypeID: 2 }, 'Kanzas', 'Kanzas'],
    ['an id that the list lacks', { State: 'Guam', StateID: 66, MediaType: 'Newspaper', TypeID: 2 }, 66, 'Guam'],
  ])('keeps both when the record has %s', async (_what, choice, State, shown) => {
    await editPhone(choice, [
      { Id: State === 'KS' ? 'KS' : 17, Name: 'Kansas' },
      { Id: 37, Name: 'Oklahoma' },
    ]);
    await whenShown('State', shown);
    await whenShown('Type', 'Newspaper');
    await submit();
    await screen.findByText('Your organization has been saved.');
    expect(writes()).toHaveLength(4);
    for (const { body } of writes()) expect(body).toMatchObject({ State, Type: 2, Phone: '620-555-0199' });
  });

  test('stays chosen when the record is read again with ids', async () => {
    const { store } = await editPhone({ State: 'Kansas', MediaType: 'Newspaper' }, [{ Id: 17, Name: 'Kansas' }]);
    const ids = { State: 'Kansas', StateID: 17, MediaType: 'Newspaper', TypeID: 2 };
    answer(`/org/identifier/${NEWSROOM}`, { ...record, ...ids, City: 'Hays' });
    act(() => {
      store.dispatch(responsesChangedInOtherTab());
    });
    await waitFor(() => {
      expect(screen.getByLabelText('City')).toHaveValue('Hays');
    });
    await whenShown('State', 'Kansas');
    await whenShown('Type', 'Newspaper');
    expect(screen.getByLabelText('Phone')).toHaveValue('620-555-0199');
  });

  test('takes another choice, and none', async () => {
    const { user } = await editPhone({ State: 'Kansas', MediaType: 'Newspaper' }, [{ Id: 17, Name: 'Kansas' }]);
    await chooseIn(user, screen.getByLabelText('Type'), 'Internet');
    await chooseIn(user, screen.getByLabelText('State'), 'Choose one');
    await submit();
    await screen.findByText('Your organization has been saved.');
    expect(writes()[0]?.body).toMatchObject({ State: '', Type: 5 });
  });
});
