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

const A_ZERO = 'a leading zero';

const SPELLINGS: [string, string, (identifier: string) => string][] = [
  [A_ZERO, NEWSROOM, (identifier) => `0${identifier}`],
  ['capitals', 'ks-20417', (identifier) => identifier.toUpperCase()],
];

describe.each(SPELLINGS)('with %s in the record,', (spelled, identifier, spell) => {
  const respelled = entriesDeviate({ method: 'GET', path: /^\/(?:org\/identifier|staff)\// }, (entry) =>
    'Identifier' in entry ? { ...entry, Identifier: spell(String(entry.Identifier)) } : entry,
  );

  const retype = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

  async function open(path: string) {
    await api().db.update(organizations).set({ identifier });
    api().use(respelled);
    return renderMedia(api(), path, undefined, identifier);
  }

  test('a saved organization shows at once, and the next edit starts from it', async () => {
    const { user } = await open('/media-update');
    await screen.findByLabelText('Organization');
    retype('Organization', 'Emporia Daily');
    await press('Submit');
    expect(await screen.findByRole('heading', { level: 2, name: 'Emporia Daily' })).toBeInTheDocument();
    const [edit = document.body] = screen.getAllByRole('button', { name: /edit/i });
    await user.click(edit);
    expect(await screen.findByLabelText('Organization')).toHaveValue('Emporia Daily');
  });

  test('an added assistant appears on the list, and a deleted one goes', async () => {
    await open('/add-assistant');
    await screen.findByLabelText('First Name');
    retype('First Name', 'Mia');
    retype('Last Name', 'Berg');
    retype('Email', 'mia@gazette.example');
    await press('Submit');
    const row = await screen.findByRole('row', { name: /Mia Berg/ });
    fireEvent.click(within(row).getByRole('button', { name: /^Delete/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /Mia Berg/ })).not.toBeInTheDocument();
    });
  });

  test('a saved contact shows at once', async () => {
    await open('/primary-update');
    await screen.findByLabelText('Last Name');
    retype('Last Name', 'Reyes');
    await press('Submit');
    expect(await screen.findByText('Ana Reyes has been saved.')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getAllByText(/Ana Reyes/).length).toBeGreaterThan(1);
    });
  });

  test('typed text is kept for the next visit', async () => {
    const first = await open('/media-update');
    await screen.findByLabelText('Organization');
    retype('Organization', 'Emporia Evening');
    first.unmount();
    await open('/media-update');
    expect(await screen.findByLabelText('Organization')).toHaveValue('Emporia Evening');
  });

  test('an agreement starts from the organization’s own record', async () => {
    const { user } = await open('/agreement');
    await chooseType(user, 'Television');
    expect(screen.getByLabelText('Billing Email')).toHaveValue('news@gazette.example');
    expect(screen.getByLabelText('Name')).toHaveValue('Ana Ruiz');
  });

  test('an agreement takes the organization that another screen passes', async () => {
    await api().db.update(organizations).set({ identifier });
    api().use(respelled);
    const organization = {
      Identifier: identifier,
      id: 1,
      OrganizationName: 'Emporia Gazette',
      Email: 'passed@gazette.example',
    };
    const { user } = await renderMedia(api(), '/agreement', { organization }, identifier);
    await chooseType(user, 'Television');
    expect(screen.getByLabelText('Billing Email')).toHaveValue('passed@gazette.example');
  });

  // What a refusal says is found by the same key: one spelling shows it.
  if (spelled !== A_ZERO) return;

  test('a refused save says why', async () => {
    await open('/media-update');
    await screen.findByLabelText('Organization');
    retype('Organization', 'Emporia Daily');
    api().use(fails({ path: '/org/update-name/{Identifier}' }, 400, 'No.'));
    await press('Submit');
    expect(await screen.findByText(/This was not saved/)).toBeInTheDocument();
  });

  interface RefusedSave {
    path: string;
    call: Parameters<typeof fails>[0];
    save: () => Promise<void>;
  }

  const CLOSED = 'The office is closed.';

  test.each<[string, RefusedSave]>([
    [
      'a contact',
      {
        path: '/primary-update',
        call: { path: /^\/staff\/director-person\// },
        save: async () => {
          await screen.findByLabelText('Last Name');
          retype('Last Name', 'Reyes');
          await press('Submit');
        },
      },
    ],
    [
      'a new assistant',
      {
        path: '/add-assistant',
        call: { path: /^\/staff\/assistant-org\// },
        save: async () => {
          await screen.findByLabelText('First Name');
          retype('First Name', 'Mia');
          retype('Last Name', 'Berg');
          retype('Email', 'mia@gazette.example');
          await press('Submit');
        },
      },
    ],
    [
      'a deletion',
      {
        path: '/media-change',
        call: { method: 'DELETE' },
        save: async () => {
          const row = await screen.findByRole('row', { name: /Kim Lee/ });
          fireEvent.click(within(row).getByRole('button', { name: /^Delete/ }));
          fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
        },
      },
    ],
    [
      'site selections',
      {
        path: '/site-notification/1',
        call: { method: 'PUT', path: '/site/site-notifications' },
        save: async () => {
          fireEvent.click(await screen.findByRole('checkbox', { name: /^Kim Lee, Welch Stadium/ }));
          await press('Submit');
        },
      },
    ],
    [
      'a credential request',
      {
        path: '/credential-selection',
        call: { method: 'PUT', path: '/site/credentials' },
        save: async () => {
          fireEvent.click(await screen.findByRole('checkbox', { name: /Kim Lee/ }));
          await press('Submit');
        },
      },
    ],
  ])('%s that the server refuses says why', async (_what, { path, call, save }) => {
    await open(path);
    api().use(fails(call, 400, CLOSED));
    await save();
    expect((await screen.findAllByText(new RegExp(CLOSED))).length).toBeGreaterThan(0);
  });
});
