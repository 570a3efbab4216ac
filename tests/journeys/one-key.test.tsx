// Verifies API-10: an organization is known by the Identifier that was asked for, however its record spells its own.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { organizations } from '../../mocks/db/schema';
import { entriesDeviate } from '../../mocks/faults/faulty';
import { chooseType } from '../support/agreementScreen';
import { NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();

interface Options {
  identifier?: string;
  spell?: (own: string) => string;
  state?: unknown;
}

const withZero = (own: string): string => `0${own}`;

/** Opens a screen with a session of this Identifier, which the records of the server spell in their own way. */
async function open(path: string, { identifier = NEWSROOM, spell = withZero, state }: Options = {}) {
  await api().db.update(organizations).set({ identifier });
  api().use(
    entriesDeviate({ method: 'GET', path: /^\/(?:org\/identifier|staff)\// }, (entry) =>
      'Identifier' in entry ? { ...entry, Identifier: spell(String(entry.Identifier)) } : entry,
    ),
  );
  return renderMedia(api(), path, state, identifier);
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function submit(texts: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  await press('Submit');
}

async function tickAndSubmit(name: RegExp) {
  fireEvent.click(await screen.findByRole('checkbox', { name }));
  await press('Submit');
}

async function remove(name: RegExp) {
  const row = await screen.findByRole('row', { name });
  fireEvent.click(within(row).getByRole('button', { name: /^Delete/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

const MIA = { 'First Name': 'Mia', 'Last Name': 'Berg', Email: 'mia@gazette.example' };

test.each<[string, Options]>([
  ['a leading zero', {}],
  ['capitals', { identifier: 'ks-20417', spell: (own) => own.toUpperCase() }],
])('with %s, a saved organization shows at once, and the next edit starts from it', async (_spelled, options) => {
  const { user } = await open('/media-update', options);
  await submit({ Organization: 'Emporia Daily' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Emporia Daily' })).toBeInTheDocument();
  const [edit = document.body] = screen.getAllByRole('button', { name: /edit/i });
  await user.click(edit);
  expect(await screen.findByLabelText('Organization')).toHaveValue('Emporia Daily');
});

test('an added assistant appears on the list, and a deleted one goes', async () => {
  await open('/add-assistant');
  await submit(MIA);
  await remove(/Mia Berg/);
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: /Mia Berg/ })).not.toBeInTheDocument();
  });
});

test('a saved contact shows at once', async () => {
  await open('/primary-update');
  await submit({ 'Last Name': 'Reyes' });
  expect(await screen.findByText('Ana Reyes has been saved.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getAllByText(/Ana Reyes/).length).toBeGreaterThan(1);
  });
});

test('typed text is kept for the next visit', async () => {
  const first = await open('/media-update');
  fireEvent.change(await screen.findByLabelText('Organization'), { target: { value: 'Emporia Evening' } });
  first.unmount();
  await open('/media-update');
  expect(await screen.findByLabelText('Organization')).toHaveValue('Emporia Evening');
});

test.each([
  ['own record', undefined, 'news@gazette.example'],
  [
    'record that another screen passes',
    { organization: { Identifier: NEWSROOM, id: 1, OrganizationName: 'Gazette', Email: 'passed@gazette.example' } },
    'passed@gazette.example',
  ],
])('an agreement starts from the organization’s %s', async (_whose, state, email) => {
  const { user } = await open('/agreement', { state });
  await chooseType(user, 'Television');
  expect(screen.getByLabelText('Billing Email')).toHaveValue(email);
  expect(screen.getByLabelText('Name')).toHaveValue('Ana Ruiz');
});

const CLOSED = 'The office is closed.';

test.each<[string, string, Parameters<typeof fails>[0], () => Promise<void>]>([
  [
    'an organization',
    '/media-update',
    { path: '/org/update-name/{Identifier}' },
    () => submit({ Organization: 'Emporia Daily' }),
  ],
  ['a contact', '/primary-update', { path: /^\/staff\/director-person\// }, () => submit({ 'Last Name': 'Reyes' })],
  ['a new assistant', '/add-assistant', { path: /^\/staff\/assistant-org\// }, () => submit(MIA)],
  ['a deletion', '/media-change', { method: 'DELETE' }, () => remove(/Kim Lee/)],
  [
    'site selections',
    '/site-notification/1',
    { method: 'PUT', path: '/site/site-notifications' },
    () => tickAndSubmit(/^Kim Lee, Welch Stadium/),
  ],
  [
    'a credential request',
    '/credential-selection',
    { method: 'PUT', path: '/site/credentials' },
    () => tickAndSubmit(/Kim Lee/),
  ],
])('%s that the server refuses says why', async (_what, path, call, save) => {
  await open(path);
  api().use(fails(call, 400, CLOSED));
  await save();
  expect((await screen.findAllByText(new RegExp(CLOSED))).length).toBeGreaterThan(0);
});
