// Verifies SES-3, SES-20.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../support/renderApp';
import { COURIER } from '../support/renderMedia';
import { COURIER_EMAIL } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';
import { tokenOf } from '../support/tokenOf';
import '@/app/routing/RequireMedia';

const HOUR = 3_600_000;
let serverAhead = 0;
const api = standInApi({ context: { now: () => new Date(Date.now() + serverAhead) } });

afterEach(() => {
  serverAhead = 0;
});

async function login() {
  const app = await renderApp('/login');
  const { user } = app;
  await user.click(await screen.findByRole('textbox', { name: 'Email' }));
  await user.paste(COURIER_EMAIL);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('prairie-sky-2026');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return app;
}

describe('a clock that is wrong by hours', () => {
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

  it('shows no notice when it is right', async () => {
    const { address } = await login();
    await waitFor(() => {
      expect(address()).toBe('/media-change');
    });
    await screen.findByRole('navigation', { name: 'Media area' });
    expect(screen.queryByText(/^This device’s clock/)).not.toBeInTheDocument();
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
