// Verifies SES-3, SES-17, SES-20.
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import '@/app/routing/RequireMedia';
import { renderApp } from '../support/renderApp';
import { COURIER } from '../support/renderMedia';
import { COURIER_EMAIL, dialogGone, endedDialog, signInAgain } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';
import { tokenOf } from '../support/tokenOf';

let serverAhead = 0;
const api = standInApi({ context: { now: () => new Date(Date.now() + serverAhead) } });

describe('the expiry warning', () => {
  beforeEach(() => {
    // The clock goes on by itself, and the tests put it forward.
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  /** Opens a screen of the media area with a session that has the given number of seconds left. */
  async function openWith(seconds: number) {
    const app = await renderApp('/publications', { token: await api().token(COURIER, { seconds }) });
    await screen.findByRole('navigation', { name: 'Media area' });
    return app;
  }

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const warning = () => screen.findByRole('alert');

  it('appears two minutes before expiry, disappears on Dismiss, and the dialog still appears at expiry', async () => {
    const { user } = await openWith(600);
    await pass(420);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(61);
    expect(await warning()).toHaveTextContent(
      /^Your session ends at \d{1,2}:\d\d [AP]M\. What you have typed stays here\./,
    );
    await user.click(within(await warning()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(120);
    expect(await endedDialog()).toBeInTheDocument();
  });

  it('returns on Not now, and leads to a new session, without a message about the old one', async () => {
    const { user, address } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    expect(screen.getByRole('dialog', { name: 'Stay logged in' })).toBeInTheDocument();
    await signInAgain(user);
    await dialogGone();
    await pass(100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/publications');
  });

  it('disappears when another tab renews the session', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    localStorage.setItem('media_id_token', await api().token(COURIER));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token' }));
    });
    await dialogGone();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps text typed into its dialog when the session expires', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    // The field already contains the organization's own email address.
    expect(email).not.toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.clear(email);
    await user.type(email, 'editor@');
    await pass(100);
    const dialog = within(await endedDialog());
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('editor@');
    expect(dialog.getByRole('status')).toHaveTextContent('Log in again to continue.');
  });
});

describe('a clock that is wrong by hours', () => {
  const HOUR = 3_600_000;

  afterEach(() => {
    serverAhead = 0;
  });

  async function login() {
    const app = await renderApp('/login');
    const { user } = app;
    await user.click(await screen.findByRole('textbox', { name: 'Email' }));
    await user.paste(COURIER_EMAIL);
    await user.click(screen.getByLabelText('Password'));
    await user.paste(DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    return app;
  }

  it.each([
    ['ahead of', -9 * HOUR],
    ['behind', 9 * HOUR],
  ])('is told of on the media home, and locks nobody out, when it is %s the media service’s', async (where, ahead) => {
    serverAhead = ahead;
    const { user, address } = await login();
    expect(await screen.findByText(/^This device’s clock seems to be/)).toHaveTextContent(
      `This device’s clock seems to be ${where} the media service’s. You stay logged in, but the deadlines you see use this clock. Please correct it.`,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Council Grove Courier' })).toBeInTheDocument();
    expect(address()).toBe('/media-change');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^This device’s clock/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is the reason on the login screen when the token has no time of issue', async () => {
    const token = tokenOf({ Role: 'media', Identifier: COURIER, exp: Math.floor(Date.now() / 1000) - 3600 });
    api().server.use(http.post('*/login/login', () => HttpResponse.json({ token })));
    const { address } = await login();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t sign you in: according to this device’s clock, the new session has already expired. Correct the date and time, then try again.',
    );
    expect(address()).toBe('/login');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(COURIER_EMAIL);
    expect(localStorage.getItem('media_id_token')).toBeNull();
  });
});
