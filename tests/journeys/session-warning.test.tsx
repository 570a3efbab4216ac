// Verifies SES-17.
import { act, screen, waitFor, within } from '@testing-library/react';
import '@/app/layout/MediaLayout';
import '../support/patience';
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

describe('the warning of the end of the session', () => {
  it('appears two minutes before, and not earlier', async () => {
    await openWith(600);
    await pass(420);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(61);
    expect(await warning()).toHaveTextContent(
      /^Your session ends at \d{1,2}:\d\d [AP]M\. What you have typed stays here\./,
    );
  });

  it('appears at once in a session that is shorter', async () => {
    await openWith(60);
    expect(await warning()).toHaveTextContent('Your session ends at');
  });

  it('does not appear in a session that is longer', async () => {
    await openWith(8 * 3600);
    await pass(3600);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes when it is dismissed, and the dialog comes all the same when the session has ended', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(100);
    expect(await endedDialog()).toBeInTheDocument();
  });

  it('leads to a new session, after which nothing is heard of the old one', async () => {
    const { user, address } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay signed in' }));
    expect(screen.getByRole('dialog', { name: 'Stay signed in' })).toBeInTheDocument();
    await signInAgain(user);
    await dialogGone();
    await pass(100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/publications');
  });

  it('comes back when the dialog is left with Not now', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay signed in' }));
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await warning()).toHaveTextContent('Your session ends at');
  });

  it('goes when another tab has renewed the session', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay signed in' }));
    localStorage.setItem('media_id_token', await api().token(COURIER));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token' }));
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what is typed into its dialog when the session ends meanwhile', async () => {
    const { user } = await openWith(100);
    await user.click(within(await warning()).getByRole('button', { name: 'Stay signed in' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    // The organization's own address stands there.
    expect(email).not.toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.clear(email);
    await user.type(email, 'editor@');
    await pass(100);
    const dialog = within(await endedDialog());
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('editor@');
    expect(dialog.getByRole('status')).toHaveTextContent('Sign in again to continue.');
  });
});
