// Verifies SES-17.
import { act, screen, waitFor, within } from '@testing-library/react';
import '@/app/routing/RequireMedia';
import { renderApp } from '../support/renderApp';
import { COURIER } from '../support/renderMedia';
import { dialogGone, endedDialog, signInAgain } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';

const api = standInApi();

beforeEach(() => {
  // The clock goes on by itself, and the tests put it forward.
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});

afterEach(() => {
  jest.useRealTimers();
});

/** A screen of the media area with a session that has so many seconds left. */
async function openWith(seconds: number) {
  const app = await renderApp('/publications', { token: await api().token(COURIER, { seconds }) });
  await screen.findByRole('navigation', { name: 'Media area' });
  return app;
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const warning = () => screen.findByRole('alert');

describe('the expiry warning', () => {
  it('appears two minutes before expiry', async () => {
    await openWith(600);
    await pass(420);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(61);
    expect(await warning()).toHaveTextContent(
      /^Your session ends at \d{1,2}:\d\d [AP]M\. What you have typed stays here\./,
    );
  });

  it('appears at once in a shorter session', async () => {
    await openWith(60);
    expect(await warning()).toHaveTextContent('Your session ends at');
  });

  it('does not appear in a longer session', async () => {
    await openWith(8 * 3600);
    await pass(3600);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('disappears on Dismiss, and the dialog still appears at expiry', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(100);
    expect(await endedDialog()).toBeInTheDocument();
  });

  it('leads to a new session, without a message about the old one', async () => {
    const { user, address } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    expect(screen.getByRole('dialog', { name: 'Stay logged in' })).toBeInTheDocument();
    await signInAgain(user);
    await dialogGone();
    await pass(100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/publications');
  });

  it('returns when the dialog is closed with Not now', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await warning()).toHaveTextContent('Your session ends at');
  });

  it('disappears when another tab renews the session', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    localStorage.setItem('media_id_token', await api().token(COURIER));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token' }));
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps text typed into its dialog when the session expires', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    // The organization's own address stands there.
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
