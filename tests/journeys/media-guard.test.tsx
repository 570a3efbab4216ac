// Verifies SES-4, SES-5, SES-15, SES-16, SES-23.
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectIsAnyRequestRunning } from '@/shared/api';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { mediaAddresses } from '../support/mediaAddresses';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';
import { tokenOf } from '../support/tokenOf';

const api = standInApi();
const stored = () => localStorage.getItem('media_id_token');
const privateCalls = () => api().calls.filter(({ path }) => !path.startsWith('/org/listing'));

async function expectSentAway(address: string, token?: string) {
  const app = await renderApp(address, token === undefined ? {} : { token });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You must be logged in to view this page!$/);
  expect(app.address()).toBe('/');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('navigation', { name: 'Media area' })).not.toBeInTheDocument();
  expect(privateCalls()).toEqual([]);
}

test('this test covers every route of the media area', () => {
  expect(mediaAddresses.length).toBeGreaterThan(10);
});

describe.each(mediaAddresses)('%s', (address) => {
  it('sends away, with the alert, a user who is not logged in', async () => {
    await expectSentAway(address);
  });

  it('sends away a user with another role and keeps the session', async () => {
    const token = await api().token(COURIER, { role: 'staff' });
    await expectSentAway(address, token);
    expect(stored()).toBe(token);
  });

  it('opens for a media organization from its address', async () => {
    const { address: current, store, unmount } = await renderMedia(api(), address);
    await screen.findByRole('navigation', { name: 'Media area' });
    await screen.findByRole('heading', { level: 1 });
    expect(current()).toBe(address);
    expect(screen.queryByText('You must be logged in to view this page!')).not.toBeInTheDocument();
    // A call that this screen has begun must not be taken for one of the next test's.
    unmount();
    await waitFor(() => {
      expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
    });
  });
});

describe('the guard', () => {
  it('sends away a user whose session has expired and removes the token', async () => {
    await expectSentAway('/media-change', await api().token(COURIER, { seconds: -1 }));
    expect(stored()).toBeNull();
  });

  it('sends away a user with a token that cannot be decoded and removes it', async () => {
    await expectSentAway('/media-change', 'not.a.token');
    expect(stored()).toBeNull();
  });

  it.each([
    ['a number', tokenOf(5)],
    ['a list', tokenOf(['media'])],
    ['no role', tokenOf({ Identifier: COURIER })],
    ['a role in capitals', tokenOf({ Role: 'MEDIA', Identifier: COURIER })],
    ['two roles', tokenOf({ Role: ['media'], Identifier: COURIER })],
  ])('opens nothing for a token that says %s', async (_what, token) => {
    await expectSentAway('/media-change', token);
  });

  describe.each([
    ['no Identifier', tokenOf({ Role: 'media' })],
    ['a blank Identifier', tokenOf({ Role: 'media', Identifier: '' })],
  ])('for a media token with %s', (_what, token) => {
    it.each(['/media-change', '/agreement', '/site-notification/1', '/primary-update'])(
      'says on %s what is missing, and lets the user log out',
      async (wanted) => {
        const { user, address } = await renderApp(wanted, { token });
        const alert = await screen.findByRole('alert');
        expect(alert).toHaveTextContent('We couldn’t tell which organization you belong to');
        expect(within(alert).getByRole('link', { name: 'media@shsaa.example' })).toBeInTheDocument();
        expect(privateCalls()).toEqual([]);
        await user.click(within(alert).getByRole('button', { name: 'Logout' }));
        expect(address()).toBe('/');
        expect(stored()).toBeNull();
      },
    );

    it.each([
      ['/publications', 'Publications'],
      ['/school-directory', 'School Directory'],
    ])('opens %s, which needs no organization', async (wanted, heading) => {
      await renderApp(wanted, { token });
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    });
  });

  it('lets the user dismiss the alert, and does not repeat it on the next page', async () => {
    const { user } = await renderApp('/publications');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Credential procedure' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("leads from the home page's agreement card through the login to the agreement", async () => {
    const { user, address } = await renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Broadcast agreement form' }));
    expect(address()).toBe('/login?next=%2Fagreement');
    await user.type(await screen.findByLabelText('Email'), 'editor@council-grove-courier.example');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), DEMO_PASSWORD);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    await waitFor(() => {
      expect(address()).toBe('/agreement');
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("leads a signed-in user from the home page's card to the agreement", async () => {
    const { user, address } = await renderMedia(api(), '/');
    await user.click(await screen.findByRole('link', { name: 'Broadcast agreement form' }));
    expect(address()).toBe('/agreement');
  });

  it.each(['/publications', '/site-notification?view=who-is-where', '/agreement'])(
    'leads from the alert through the login to %s',
    async (wanted) => {
      const { user, address } = await renderApp(wanted);
      const notice = (await screen.findByRole('alert')).parentElement;
      await user.click(within(notice ?? document.body).getByRole('link', { name: 'Login' }));
      const form = within(await screen.findByRole('main'));
      await user.type(await form.findByLabelText('Email'), 'editor@council-grove-courier.example');
      await user.type(form.getByLabelText('Password', { selector: 'input' }), DEMO_PASSWORD);
      await user.click(form.getByRole('button', { name: 'Login' }));
      await waitFor(() => {
        expect(address()).toBe(wanted);
      });
    },
  );

  it('leads from the login to the media home, and not to another portal', async () => {
    const { user, address } = await renderApp(`/login?next=${encodeURIComponent('//elsewhere.example')}`);
    await user.type(await screen.findByLabelText('Email'), 'editor@council-grove-courier.example');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), DEMO_PASSWORD);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    await waitFor(() => {
      expect(address()).toBe('/media-change');
    });
  });

  it('sends away a user who gets another role in another tab', async () => {
    const { address } = await renderMedia(api(), '/publications');
    await screen.findByRole('heading', { level: 1, name: 'Publications' });
    localStorage.setItem('media_id_token', tokenOf({ Role: 'staff', Identifier: COURIER }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token' }));
    });
    expect(await screen.findByText('You must be logged in to view this page!')).toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe('/');
    });
  });
});
