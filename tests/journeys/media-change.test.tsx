// Verifies MED-1, MED-2, MED-3, MED-4, MED-5, MED-6, MED-8, STF-7.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { droppedAfter, fails } from '../../mocks';
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

/** What is to do. */
const readiness = () =>
  within(screen.getByRole('region', { name: 'Your season' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the media home', () => {
  const api = newsroom();

  it('shows the organization, its primary contact, and its assistants', async () => {
    await openHome(api());
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
  });

  it('leads to the edit of the organization', async () => {
    const { address } = await openHome(api());
    const region = screen.getByRole('region', { name: 'Emporia Gazette' });
    fireEvent.click(within(region).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Organization' })).toBeInTheDocument();
    expect(address()).toBe('/media-update');
  });

  it.each([
    ['Ana Ruiz', '/primary-update', 'Update Primary Contact'],
    ['Ray Ortiz', '/primary-update?assistant=10003', 'Update Assistant'],
  ])('leads to the edit of %s', async (name, path, heading) => {
    const { address } = await openHome(api());
    pressIn(name, 'Edit');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(address()).toBe(path);
  });

  it('leads to adding an assistant', async () => {
    await openHome(api());
    fireEvent.click(screen.getByRole('button', { name: 'Add Assistant' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Assistant' })).toBeInTheDocument();
  });

  it('asks before it deletes an assistant, and removes the row', async () => {
    await openHome(api());
    pressIn('Kim Lee', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Kim Lee?' });
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

  it('deletes nobody when Cancel is chosen', async () => {
    await openHome(api());
    pressIn('Kim Lee', 'Delete');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(names()).toHaveLength(3);
    expect(api().callsTo('DELETE', /./)).toEqual([]);
  });

  it('says so and keeps the row when the assistant cannot be deleted', async () => {
    api().use(fails({ method: 'DELETE' }, 500, 'The staff cannot be changed.'));
    await openHome(api());
    pressIn('Kim Lee', 'Delete');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('We couldn’t delete Kim Lee. The staff cannot be changed.')).toBeInTheDocument();
    expect(names()).toHaveLength(3);
  });

  it('treats the assistant as deleted when only the answer was lost', async () => {
    api().use(droppedAfter({ method: 'DELETE' }));
    await openHome(api());
    pressIn('Kim Lee', 'Delete');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Kim Lee has been deleted.')).toBeInTheDocument();
    await waitFor(() => {
      expect(names()).toEqual(['ARAna Ruiz', 'RORay Ortiz']);
    });
  });

  it('shows the panel when the organization cannot be loaded, and everything after Try again', async () => {
    api().use(fails({ path: '/org/identifier/{identifier}', times: 4 }));
    await renderMedia(api(), '/media-change', undefined, NEWSROOM);
    expect(await screen.findByRole('heading', { name: 'Uh-Oh!!' })).toBeInTheDocument();
    expect(
      screen.getByText("We've are experiencing techincal difficulties. Please try refreshing your browser"),
    ).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: STAFF })).toBeInTheDocument();
  });

  it('links to the association’s page for logo and pictures', async () => {
    await openHome(api());
    const link = screen.getByRole('link', { name: /Upload a logo or a picture/ });
    expect(link).toHaveAttribute('href', '/association/media/uploads');
    expect(link).toHaveAttribute('target', '_blank');
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

  it('is filtered, and sorted by a column, first one way and then the other', async () => {
    const { user, address } = await openHome(api());
    await user.type(screen.getByLabelText('Filter by name or email'), 'writer 4');
    expect(shown()).toEqual(['Assistant4 Writer']);
    expect(screen.getByText('1 of 7 shown')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Filter by name or email'));
    const email = screen.getByRole('button', { name: 'Email' });
    await user.click(email);
    await user.click(email);
    expect(email.closest('th')).toHaveAttribute('aria-sort', 'descending');
    expect(shown()[0]).toBe('Ray Ortiz');
    expect(address()).toBe('/media-change?staff-sort=email-down');
  });

  it('opens the credential request with the selected people checked', async () => {
    const { user, address } = await openHome(api());
    await user.click(screen.getByRole('checkbox', { name: 'Credential not requested (3)' }));
    expect(shown()).toEqual(['Kim Lee', 'Assistant3 Writer', 'Assistant5 Writer']);
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
