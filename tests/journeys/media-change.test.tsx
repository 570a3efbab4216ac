// Verifies MED-1, MED-2, MED-3, MED-4, MED-5, MED-6, MED-8, CRD-5, STF-7, A11Y-2.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { expectFocus } from '../support/focus';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

type Api = ReturnType<ReturnType<typeof newsroom>>;

const STAFF = 'Staff: primary contact and assistants';

async function openHome(api: Api) {
  const app = await renderMedia(api, '/media-change', undefined, NEWSROOM);
  await screen.findByRole('heading', { name: STAFF });
  return app;
}

const staff = () => screen.getByRole('table', { name: STAFF });

const names = () =>
  within(staff())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

function rowOf(name: string) {
  const found = screen.getAllByRole('row').find((row) => within(row).queryByRole('rowheader', { name }) !== null);
  if (found === undefined) throw new Error(`There is no row of ${name}`);
  return within(found);
}

const pressIn = (name: string, button: string) => {
  fireEvent.click(rowOf(name).getByRole('button', { name: button }));
};

/** The to-do items of the season. */
const readiness = () =>
  within(screen.getByRole('region', { name: 'Your season' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the media home', () => {
  const api = newsroom();

  it('shows the organization, its primary contact, and its assistants, and leads to the edit of each', async () => {
    const { address, goBack } = await openHome(api());
    expect(screen.getByRole('heading', { level: 1, name: 'Media Home' })).toBeInTheDocument();
    const details = within(screen.getByRole('region', { name: 'Emporia Gazette' }));
    expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Newspaper',
      '517 Merchant Street, Emporia, KS 66801',
      '620-555-0142',
      'Not provided',
      'news@gazette.example',
      'https://gazette.example',
    ]);
    expect(names()).toEqual(['ARAna Ruiz', 'KLKim Lee', 'RORay Ortiz']);
    expect(rowOf('Ana Ruiz').getByRole('cell', { name: 'Primary contact' })).toBeInTheDocument();
    expect(rowOf('Ana Ruiz').queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(rowOf('Kim Lee').getByRole('cell', { name: 'Assistant' })).toBeInTheDocument();
    expect(rowOf('Kim Lee').getByRole('link', { name: 'kim.lee@gazette.example' })).toBeInTheDocument();
    const upload = screen.getByRole('link', { name: /Upload a logo or a picture/ });
    expect(upload).toHaveAttribute('href', '/association/media/uploads');
    expect(upload).toHaveAttribute('target', '_blank');

    const home = () => within(screen.getByRole('main'));
    for (const [part, button, path, heading] of [
      [() => within(screen.getByRole('region', { name: 'Emporia Gazette' })), 'Edit', '/media-update', 'Organization'],
      [() => rowOf('Ana Ruiz'), 'Edit', '/primary-update', 'Primary Contact'],
      [() => rowOf('Ray Ortiz'), 'Edit', '/primary-update?assistant=10003', 'Assistant'],
      [home, 'Add Assistant', '/add-assistant', 'Assistant'],
    ] as const) {
      fireEvent.click(part().getByRole('button', { name: button }));
      await screen.findByRole('heading', { level: 1, name: new RegExp(`^(?:Update|Add) ${heading}$`) });
      expect(address()).toBe(path);
      goBack();
      await screen.findByRole('heading', { name: STAFF });
      await screen.findByRole('rowheader', { name: 'Ray Ortiz' });
    }
  });

  it('asks before it deletes an assistant, and removes the row', async () => {
    await openHome(api());
    pressIn('Kim Lee', 'Delete');
    const cancelled = await screen.findByRole('dialog', { name: 'Delete Kim Lee?' });
    fireEvent.click(within(cancelled).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    pressIn('Kim Lee', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Kim Lee?' });
    expect(names()).toHaveLength(3);
    expect(api().callsTo('DELETE', /./)).toEqual([]);
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    // Both at once: a response between user-event's clicks closes the dialog, and jsdom would focus its hidden button.
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText('Kim Lee has been deleted.')).toBeInTheDocument();
    await waitFor(() => {
      expect(names()).toEqual(['ARAna Ruiz', 'RORay Ortiz']);
    });
    expect(
      api()
        .callsTo('DELETE', /./)
        .map(({ path }) => path),
    ).toEqual(['/staff/assistant/1/10002']);
    await expectFocus(screen.getByRole('heading', { name: STAFF }));
  });

  // tests/journeys/one-key.test.tsx tests a deletion that is refused.
  it.each([
    ['/staff/assistants/{identifier}', 'assistants', /Ana Ruiz/],
    ['/staff/director/{identifier}', 'primary contact', /Kim Lee/],
  ])('shows the panel in place of what %s should have answered, and the rest', async (path, part, name) => {
    api().use(fails({ path, times: 4 }));
    await renderMedia(api(), '/media-change', undefined, NEWSROOM);
    expect(await screen.findByRole('heading', { name: 'Uh-Oh!!' })).toBeInTheDocument();
    expect(screen.getByText(`We couldn’t load your ${part}.`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Emporia Gazette' })).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name }));
    expect(row.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Assistant' })).toBeInTheDocument();
    expect(screen.queryByText(/Nothing is missing|no primary contact|no assistants/i)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.getAllByRole('row', { name: /Ana Ruiz|Kim Lee/ })).toHaveLength(2);
    });
    expect(screen.queryByRole('heading', { name: 'Uh-Oh!!' })).toBeNull();
  });

  it('names people without a credential request and incomplete saves', async () => {
    api().use(fails({ path: '/staff/assistant-contact', times: 1 }));
    const app = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
    fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Mia' } });
    fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Berg' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mia@gazette.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('button', { name: 'Finish' });
    app.unmount();
    await openHome(api());
    await waitFor(() => {
      expect(readiness()).toEqual([
        'Add AssistantAn assistant was only partly added.Finish it: Add AssistantDiscard: Add Assistant',
        'You haven’t requested a credential for Kim Lee. Request Yearly Credentials',
      ]);
    });
  });
});

describe('the media home of an organization without address, contact and primary contact', () => {
  const api = newsroom({ director: 'none', records: false, assistants: 0 });

  it('lists what is missing and who can fix it', async () => {
    await openHome(api());
    await waitFor(() => {
      expect(readiness()).toEqual([
        'You have no primary contact yet. The association adds the first one. media@shsaa.example',
        'Your listing is incomplete: no full address, no phone, no valid email. The association must add this first. media@shsaa.example',
      ]);
    });
    expect(screen.getByText('You have no assistants yet.')).toBeInTheDocument();
    expect(screen.getByText(/No primary contact is on record/)).toBeInTheDocument();
  });
});

describe('the media home of an organization that has everything', () => {
  const api = newsroom({ assistants: 0 });

  it('says that nothing is missing', async () => {
    await openHome(api());
    expect(await screen.findByText(/^Nothing is missing/)).toBeInTheDocument();
    expect(readiness()).toEqual([]);
  });
});

describe('the media home of a large staff', () => {
  const api = newsroom({ assistants: 6 });
  const shown = () => names().map((name) => name.slice(2));

  // tests/browser/media-keyboard.spec.ts tests sorting and selecting in a real browser, too.
  it('is filtered and sorted, and opens the credential request with the selected people checked', async () => {
    const { user, address } = await openHome(api());
    const filter = screen.getByLabelText('Filter by name or email');
    await user.type(filter, 'writer 4');
    expect(shown()).toEqual(['Assistant4 Writer']);
    expect(screen.getByText('1 of 7 shown')).toBeInTheDocument();
    await user.type(filter, 'zzzz');
    expect(await screen.findByText('No one on your staff matches “writer 4zzzz”.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Select all shown' })).toBeDisabled();
    screen.getByRole('button', { name: 'Clear filter' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Select all shown' })).toBeEnabled();
    await expectFocus(filter);
    const email = screen.getByRole('button', { name: 'Email' });
    await user.click(email);
    await user.click(email);
    expect(email.closest('th')).toHaveAttribute('aria-sort', 'descending');
    expect(shown()[0]).toBe('Ray Ortiz');
    expect(address()).toBe('/media-change?staff-sort=email-down');

    await user.click(screen.getByRole('checkbox', { name: 'Credential not requested (3)' }));
    expect(shown().sort()).toEqual(['Assistant3 Writer', 'Assistant5 Writer', 'Kim Lee']);
    await user.click(screen.getByRole('checkbox', { name: 'Kim Lee' }));
    await user.click(screen.getByRole('button', { name: 'Select all shown' }));
    await user.click(screen.getByRole('link', { name: 'Request credentials for 3' }));
    await screen.findByRole('heading', { level: 1, name: 'Request Yearly Credentials' });
    expect(await screen.findByText('7 of 7 chosen')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Kim Lee' })).toBeChecked();
    await waitFor(() => {
      expect(address()).toBe('/credential-selection');
    });
    expect(api().callsTo('PUT', /./)).toEqual([]);
  });
});
