// Verifies ATT-13, ATT-16, CRD-4, MED-3, ORG-3, ORG-4, STF-3, API-7, API-8.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { responsesChangedInOtherTab } from '@/shared/api';
import { http, HttpResponse } from 'msw';
import { openAttendance } from '../support/attendanceScreen';
import { chooseIn, whenShown } from '../support/choices';
import { NEWSROOM } from '../support/newsroom';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();

const answer = (path: string, body: unknown) =>
  api().server.use(http.get(api().base + path, () => HttpResponse.json(body as object)));
const acceptSaves = () => api().server.use(http.put(`${api().base}/*`, () => HttpResponse.json('success')));

const NOTIFICATIONS = `/site/site-notifications/${NEWSROOM}`;
const ORGANIZATION = `/org/identifier/${NEWSROOM}`;
const STAFF = `/staff/${NEWSROOM}`;
const GRID = '/site-notification/1';

const open = (path: string) => openAttendance(api(), path);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const retype = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isSaved = () => screen.findByText('Your organization has been saved.');
const writes = () => api().calls.filter(({ method }) => method !== 'GET');
const whenSent = () => waitFor(() => expect(writes()).toHaveLength(1));

const record = {
  Identifier: NEWSROOM,
  id: 1,
  OrganizationName: 'Emporia Gazette',
  City: 'Emporia',
  ZipCode: '66801',
  Email: 'news@gazette.example',
  AddressID: 5001,
  ContactID: 7001,
};
const choices = { StateID: 17, State: 'Kansas', TypeID: 2, MediaType: 'Newspaper' };

describe('stored selections', () => {
  test('that cannot be read are cleared by Submit only after a question, and not on Cancel', async () => {
    answer(NOTIFICATIONS, [{ Sites: 3001, PersonID: 10_001, Attending: 1 }, null]);
    await open(GRID);
    expect(await screen.findByText('Site selections: we couldn’t read 1 entry.')).toBeInTheDocument();
    await press('Submit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit and clear saved selections?' }));
    expect(dialog.getByText(/We couldn’t read 1 saved selection/)).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(writes()).toHaveLength(0);
    expect(await attendingAtServer(api())).toContain('3001 10001');

    await press('Submit');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Your site selections have been saved')).toBeInTheDocument();
    expect(writes()).toHaveLength(1);
  });

  test('of which none can be read open the grid, and Submit asks first', async () => {
    answer(NOTIFICATIONS, [{ Sites: 'x' }]);
    await open(GRID);
    await press('Submit');
    expect(await screen.findByRole('dialog', { name: 'Submit and clear saved selections?' })).toBeInTheDocument();
  });

  test('that are no list never show a grid of empty boxes', async () => {
    answer(NOTIFICATIONS, null);
    await open(GRID);
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your saved selections' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('of someone who is not on the staff are reported and not sent', async () => {
    answer(NOTIFICATIONS, [{ Sites: 3001, PersonID: 77_777, Attending: 1 }]);
    await open(GRID);
    expect(await screen.findByText(/1 saved selection can’t be shown here/)).toBeInTheDocument();
    await press('Submit');
    await whenSent();
    expect(JSON.stringify(writes()[0]?.body)).not.toContain('77777');
  });
});

describe('people', () => {
  const odd = { PersonID: 10_001, FirstName: 'Ana', LastName: 'Ruiz', Email: 'ana@gazette.example', ContactID: 'c-1' };

  test('with a credential flag as text have it on both screens, and an unreadable one is not sent', async () => {
    const person = (id: number, LastName: string, NeedCredential: unknown) => {
      return { PersonID: id, RecordID: id, FirstName: 'Ana', LastName, NeedCredential };
    };
    answer(STAFF, [person(1, 'Ruiz', '1'), person(2, 'Berg', 'perhaps')]);
    answer(`/staff/director/${NEWSROOM}`, person(1, 'Ruiz', '1'));
    const home = await open('/media-change');
    expect(await screen.findAllByText('Requested')).not.toHaveLength(0);
    home.unmount();
    await open('/credential-selection');
    expect(await screen.findByRole('checkbox', { name: 'Ana Ruiz' })).toBeChecked();
    expect(await screen.findByText('Staff: we couldn’t read part of 1 entry.')).toBeInTheDocument();
    await press('Submit');
    await whenSent();
    expect(writes()[0]?.body).toEqual([{ staff: 1, identifier: NEWSROOM, credential: '1' }]);
  });

  test('whose contact cannot be read stay in the grid, and only a new e-mail is refused', async () => {
    answer(STAFF, [odd, { FirstName: 'Kim' }]);
    answer(`/staff/director/${NEWSROOM}`, odd);
    const grid = await open(GRID);
    expect(await screen.findByText('Staff: we couldn’t read part of 1 entry.')).toBeInTheDocument();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ana Ruiz, Welch Stadium, Emporia' }));
    answer(NOTIFICATIONS, []);
    await press('Submit');
    expect(await screen.findByText('Your site selections have been saved')).toBeInTheDocument();
    expect(screen.queryByText(/None of your staff/)).toBeNull();
    grid.unmount();

    api().reset();
    answer(`/staff/director/${NEWSROOM}`, odd);
    await open('/primary-update');
    await screen.findByLabelText('Email');
    retype('Email', 'new@gazette.example');
    await press('Submit');
    await screen.findAllByText(/^We couldn’t find a record at the media service to attach this email to\./);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Please write to media@shsaa\.example\.$/);
    expect(writes()).toEqual([]);
  });

  test.each([
    [GRID, STAFF, 'We couldn’t read your staff', /no staff/i],
    ['/credential-selection', STAFF, 'We couldn’t read your staff', /no staff/i],
    ['/media-change', `/staff/assistants/${NEWSROOM}`, 'Assistants: we couldn’t read 1 entry.', /no assistants/],
  ])('of whom none can be read do not count as none at %s', async (path, call, told, none) => {
    answer(call, [{ PersonID: 'x' }]);
    await open(path);
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByText(none)).toBeNull();
  });
});

describe('an organization of which something cannot be read', () => {
  test('without its id still shows the media home, and deletes nobody', async () => {
    answer(ORGANIZATION, { ...record, ...choices, id: 'x', Identifier: null, BusinessPhone: { area: 620 } });
    await open('/media-change');
    const row = within(await screen.findByRole('row', { name: /Kim Lee/ }));
    expect(await screen.findByText('Organization: we couldn’t read part of it.')).toBeInTheDocument();
    expect(await screen.findByText(/^We couldn’t check everything/)).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing is missing|no phone/)).toBeNull();
    fireEvent.click(row.getByRole('button', { name: 'Delete' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^We couldn’t delete Kim Lee/)).toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  test.each(['/add-assistant', '/agreement'])('without its id says so at %s and tries again', async (path) => {
    answer(ORGANIZATION, { ...record, ...choices, id: {} });
    await open(path);
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer(ORGANIZATION, { ...record, ...choices });
    fireEvent.click(again);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  });

  // tests/rules/organizationParts.test.ts tests each part.
  test.each<[string, object, string[]]>([
    ['its AddressID', { AddressID: 'x' }, ['name', 'contact', 'type']],
    ['its type and state', { TypeID: {}, MediaType: '', StateID: {}, State: {} }, ['name', 'contact']],
  ])('without %s is saved but for that part', async (_what, change, parts) => {
    answer(ORGANIZATION, { ...record, ...choices, ...change });
    acceptSaves();
    await open('/media-update');
    await screen.findByLabelText('Organization');
    expect(screen.getAllByText(/We couldn’t read (?:what is saved|where)/)).not.toHaveLength(0);
    retype('Organization', 'Gazette');
    await press('Submit');
    await screen.findByText(/^Your organization has been saved/);
    expect(writes().map(({ path }) => /update-(\w+)/.exec(path)?.[1])).toEqual(parts);
  });
});

describe('an organization whose state and type are not in numbers', () => {
  async function editPhone(choice: object, states: object[]) {
    answer('/contact/state', states);
    answer('/org/types', [
      { TypeID: 2, Type: 'Newspaper' },
      { TypeID: 5, Type: 'Internet' },
    ]);
    answer(ORGANIZATION, { ...record, ...choice });
    acceptSaves();
    const app = await open('/media-update');
    await screen.findByRole('combobox', { name: 'State' });
    await api().atRest();
    retype('Phone', '620-555-0199');
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
    await press('Submit');
    await isSaved();
    expect(writes()).toHaveLength(4);
    for (const { body } of writes()) expect(body).toMatchObject({ State, Type: 2, Phone: '620-555-0199' });
  });

  test('stays chosen when the record is read again with ids', async () => {
    const { store } = await editPhone({ State: 'Kansas', MediaType: 'Newspaper' }, [{ Id: 17, Name: 'Kansas' }]);
    answer(ORGANIZATION, { ...record, ...choices, City: 'Hays' });
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
    await press('Submit');
    await isSaved();
    expect(writes()[0]?.body).toMatchObject({ State: '', Type: 5 });
  });
});
