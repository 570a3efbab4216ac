// Verifies API-8, MED-3, ORG-3, STF-3, ATT-16.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { whenShown } from '../support/choices';
import { siteNewsroom } from '../support/siteNewsroom';
import { NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = siteNewsroom();

const answer = (path: string, body: unknown, status = 200) =>
  api().server.use(http.get(api().base + path, () => HttpResponse.json(body as object, { status })));

const open = (path: string) => renderMedia(api(), path, undefined, NEWSROOM);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const writes = () => api().calls.filter(({ method }) => method !== 'GET');
const retype = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const odd = { PersonID: 10_001, FirstName: 'Ana', LastName: 'Ruiz', Email: 'ana@gazette.example', ContactID: 'c-1' };
const record = {
  ...{ Identifier: NEWSROOM, id: 1, OrganizationName: 'Emporia Gazette', City: 'Emporia', ZipCode: '66801' },
  ...{ StateID: 17, State: 'Kansas', TypeID: 2, MediaType: 'Newspaper', Email: 'news@gazette.example' },
  ...{ AddressID: 5001, ContactID: 7001 },
};
const ORGANIZATION = `/org/identifier/${NEWSROOM}`;
const acceptSaves = () => api().server.use(http.put(`${api().base}/*`, () => HttpResponse.json('success')));

describe('a person whose contact cannot be read', () => {
  test('stays in the grid, and only a new e-mail is refused', async () => {
    answer(`/staff/${NEWSROOM}`, [odd]);
    answer(`/staff/director/${NEWSROOM}`, odd);
    const grid = await open('/site-notification/1');
    expect(await screen.findByRole('checkbox', { name: 'Ana Ruiz, Welch Stadium, Emporia' })).toBeInTheDocument();
    expect(await screen.findByText('Staff: we couldn’t read part of 1 entry.')).toBeInTheDocument();
    grid.unmount();

    await open('/primary-update');
    await screen.findByLabelText('Email');
    retype('Email', 'new@gazette.example');
    await press('Submit');
    expect(await screen.findAllByText(/We couldn’t find a record at the media service/)).not.toHaveLength(0);
    expect(writes()).toEqual([]);
  });

  test('is not missed in what was saved for the sites', async () => {
    answer(`/staff/${NEWSROOM}`, [odd, { FirstName: 'Kim' }]);
    await open('/site-notification/1');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ana Ruiz, Welch Stadium, Emporia' }));
    answer(`/site/site-notifications/${NEWSROOM}`, []);
    await press('Submit');
    expect(await screen.findByText('Your site selections have been saved')).toBeInTheDocument();
    expect(screen.queryByText(/None of your staff/)).toBeNull();
  });
});

describe('a list whose only entry cannot be read', () => {
  test('of saved selections opens the grid, and Submit asks first', async () => {
    answer(`/site/site-notifications/${NEWSROOM}`, [{ Sites: 'x' }]);
    await open('/site-notification/1');
    await press('Submit');
    expect(await screen.findByRole('dialog', { name: 'Submit and clear saved selections?' })).toBeInTheDocument();
  });

  test.each([
    ['/site-notification/1', `/staff/${NEWSROOM}`, 'We couldn’t read your staff', /no staff/i],
    ['/credential-selection', `/staff/${NEWSROOM}`, 'We couldn’t read your staff', /no staff/i],
    ['/media-change', `/staff/assistants/${NEWSROOM}`, 'Assistants: we couldn’t read 1 entry.', /no assistants/],
  ])('at %s does not count as none', async (path, call, told, none) => {
    answer(call, [{ PersonID: 'x' }]);
    await open(path);
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByText(none)).toBeNull();
  });
});

describe('an organization of which something cannot be read', () => {
  test('without its id still shows the media home, and deletes nobody', async () => {
    answer(ORGANIZATION, { ...record, id: 'x', Identifier: null });
    await open('/media-change');
    const row = within(await screen.findByRole('row', { name: /Kim Lee/ }));
    expect(await screen.findByText('Organization: we couldn’t read part of it.')).toBeInTheDocument();
    fireEvent.click(row.getByRole('button', { name: 'Delete' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^We couldn’t delete Kim Lee/)).toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  test.each(['/add-assistant', '/agreement'])('without its id says so at %s and tries again', async (path) => {
    answer(ORGANIZATION, { ...record, id: {} });
    await open(path);
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer(ORGANIZATION, record);
    fireEvent.click(again);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  });

  test.each<[string, object, string[]]>([
    ['its AddressID', { AddressID: 'x' }, ['name', 'contact', 'type']],
    ['its fax', { Fax: { a: 1 } }, ['name', 'address', 'type']],
    ['its type and state', { TypeID: {}, MediaType: '', StateID: {}, State: {} }, ['name', 'contact']],
  ])('without %s is saved but for that part', async (_what, change, parts) => {
    answer(ORGANIZATION, { ...record, ...change });
    acceptSaves();
    await open('/media-update');
    await screen.findByLabelText('Organization');
    expect(screen.getAllByText(/We couldn’t read (?:what is saved|where)/)).not.toHaveLength(0);
    retype('Organization', 'Gazette');
    await press('Submit');
    await screen.findByText(/^Your organization has been saved/);
    expect(writes().map(({ path }) => /update-(\w+)/.exec(path)?.[1])).toEqual(parts);
  });

  test('saves what is filled in again', async () => {
    answer(ORGANIZATION, { ...record, Fax: { a: 1 } });
    acceptSaves();
    await open('/media-update');
    await screen.findByLabelText('Fax');
    retype('Fax', '620-555-0100');
    await press('Submit');
    await screen.findByText('Your organization has been saved.');
    expect(writes()).toHaveLength(4);
  });

  test('sends the ids that the lists have', async () => {
    answer(ORGANIZATION, { ...record, StateID: 17, TypeID: '05', MediaType: 'Internet' });
    answer('/contact/state', [{ Id: '017', Name: 'Kansas' }]);
    answer('/org/types', [{ TypeID: '05', Type: 'Internet' }]);
    acceptSaves();
    await open('/media-update');
    await whenShown('State', 'Kansas');
    await whenShown('Type', 'Internet');
    await press('Submit');
    await screen.findByText('Your organization has been saved.');
    expect(writes()[0]?.body).toMatchObject({ State: '017', Type: '05' });
  });
});
