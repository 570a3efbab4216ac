// Verifies API-10: an organization is known by the Identifier that was asked for, however its record spells its own.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fails, type FaultyCalls } from '../../mocks';
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

/** Opens a screen with a session of this Identifier, which the server's records contain in another spelling. */
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

async function type(texts: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}

const submit = () => press(/^(?:Submit|Finish)$/);

const CLOSED = /The office is closed\./;

/** Saves twice: the server refuses the first save with a reason, which must show, and accepts the second. */
async function twice(call: FaultyCalls, save: () => Promise<unknown>) {
  api().use(fails({ ...call, times: 1 }, 400, 'The office is closed.'));
  await save();
  expect((await screen.findAllByText(CLOSED)).length).toBeGreaterThan(0);
  await save();
}

test.each<[string, Options]>([
  ['a leading zero', {}],
  ['capitals', { identifier: 'ks-20417', spell: (own) => own.toUpperCase() }],
])(
  'with %s, what is typed of an organization is kept, shows once it is saved, and is edited again',
  async (...given) => {
    const [, options] = given;
    const first = await open('/media-update', options);
    await type({ Organization: 'Emporia Daily' });
    first.unmount();
    const { user } = await open('/media-update', options);
    expect(await screen.findByLabelText('Organization')).toHaveValue('Emporia Daily');
    await twice({ path: '/org/update-name/{Identifier}' }, submit);
    expect(await screen.findByRole('heading', { level: 2, name: 'Emporia Daily' })).toBeInTheDocument();
    const [edit = document.body] = screen.getAllByRole('button', { name: /edit/i });
    await user.click(edit);
    expect(await screen.findByLabelText('Organization')).toHaveValue('Emporia Daily');
  },
);

test('an added assistant appears on the list, and a deleted one goes', async () => {
  await open('/add-assistant');
  await type({ 'First Name': 'Mia', 'Last Name': 'Berg', Email: 'mia@gazette.example' });
  await twice({ path: /^\/staff\/assistant-org\// }, submit);
  await twice({ method: 'DELETE' }, async () => {
    const row = within(await screen.findByRole('row', { name: /Mia Berg/ }));
    fireEvent.click(row.getByRole('button', { name: /^Delete/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  });
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: /Mia Berg/ })).not.toBeInTheDocument();
  });
});

test('a saved contact shows at once', async () => {
  await open('/primary-update');
  await type({ 'Last Name': 'Reyes' });
  await twice({ path: /^\/staff\/director-person\// }, submit);
  expect(await screen.findByText('Ana Reyes has been saved.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getAllByText(/Ana Reyes/).length).toBeGreaterThan(1);
  });
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

test.each([
  [
    '/site-notification/1',
    '/site/site-notifications',
    /^Kim Lee, Welch Stadium/,
    'Your site selections have been saved',
  ],
  ['/credential-selection', '/site/credentials', /Kim Lee/, 'Your request has been submitted'],
])('what is chosen at %s is saved', async (path, call, box, said) => {
  await open(path);
  fireEvent.click(await screen.findByRole('checkbox', { name: box }));
  await twice({ method: 'PUT', path: call }, submit);
  expect(await screen.findByRole('heading', { name: said })).toBeInTheDocument();
});
