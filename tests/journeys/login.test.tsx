// Verifies GEN-1, GEN-7, GEN-24, SES-1, SES-8, SES-9, SES-10, SES-21.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answersHtml, dropped, emptyBody, fails } from '../../mocks';
import { loginFails, loginIsBlocked } from '../../mocks/faults/scenarios';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const editor = { email: 'editor@council-grove-courier.example', password: 'prairie-sky-2026' };
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const loginButton = () => screen.getByRole('button', { name: 'Login' });
const logins = () => api().callsTo('POST', '/login/login');

async function openLogin() {
  const app = await renderApp('/login');
  await screen.findByRole('button', { name: 'Login' });
  return app;
}

async function fillIn(user: UserEvent, values: typeof editor) {
  await user.click(email());
  await user.paste(values.email);
  await user.click(password());
  await user.paste(values.password);
}

describe('a login', () => {
  it('stores the bare token and opens the media home', async () => {
    const { user, address } = await openLogin();
    await fillIn(user, editor);
    await user.click(loginButton());
    await waitFor(() => {
      expect(address()).toBe('/media-change');
    });
    expect(logins().map(({ body }) => body)).toEqual([editor]);
    expect(logins()[0]?.headers.get('Authorization')).toBeNull();
    expect(logins()[0]?.headers.get('Content-Type')).toBe('application/json');
    const stored = localStorage.getItem('media_id_token') ?? '';
    expect(stored).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(JSON.parse(atob(stored.split('.')[1] ?? ''))).toMatchObject({ Role: 'media', Identifier: '27919' });
    await screen.findByRole('navigation', { name: 'Media area' });
  });

  it('trims the e-mail and sends the password unchanged', async () => {
    const { user } = await openLogin();
    await fillIn(user, { email: ` ${editor.email} `, password: ' two words ' });
    await user.click(loginButton());
    await screen.findByRole('alert');
    expect(logins().map(({ body }) => body)).toEqual([{ email: editor.email, password: ' two words ' }]);
  });

  it('is sent once when the button is pressed twice', async () => {
    const answer = holdAnswer(api(), '/login/login');
    const { user, address } = await openLogin();
    await fillIn(user, editor);
    await user.dblClick(loginButton());
    answer();
    await waitFor(() => {
      expect(address()).toBe('/media-change');
    });
    expect(logins()).toHaveLength(1);
  });

  it('shows the password while Show password is on', async () => {
    const { user } = await openLogin();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the login form', () => {
  it('keeps the password out of the store, which only knows that there is one', async () => {
    const { user, store } = await openLogin();
    const kept = () => JSON.stringify(store.getState());
    await fillIn(user, editor);
    await waitFor(() => {
      expect(kept()).toContain('••••••');
    });
    expect(kept()).not.toContain(editor.password);
    await user.clear(password());
    await waitFor(() => {
      expect(kept()).not.toContain('••••••');
    });
  });

  it('says “must be email address” for an invalid e-mail when the field loses the focus', async () => {
    const { user } = await openLogin();
    await user.type(email(), 'editor');
    await user.tab();
    await waitFor(() => {
      expect(email()).toHaveAccessibleDescription('must be email address');
    });
    expect(email()).toBeInvalid();
  });
});

describe('a refused login', () => {
  const refusal = 'username or password is incorrect!';

  it.each([
    ['the password is wrong', undefined],
    ['the API refuses with 403', fails('/login/login', 403)],
    ['the API refuses with 400', fails('/login/login', 400)],
    ['the answer has no token', emptyBody('/login/login')],
    ['the answer is HTML', answersHtml('/login/login')],
  ])('alerts, resets the form and can be tried again when %s', async (_what, fault) => {
    if (fault !== undefined) api().use(fault);
    const { user, address } = await openLogin();
    await fillIn(user, { ...editor, password: 'wrong' });
    await user.click(loginButton());
    expect(within(await screen.findByRole('alert')).getByText(refusal)).toBeInTheDocument();
    await waitFor(() => {
      expect(email()).toHaveValue('');
    });
    expect(password()).toHaveValue('');
    await expectFocus(email());
    expect(email()).toBeValid();
    expect(localStorage.getItem('media_id_token')).toBeNull();

    api().server.resetHandlers();
    await fillIn(user, editor);
    await user.click(loginButton());
    await waitFor(() => {
      expect(address()).toBe('/media-change');
    });
  });
});

describe('after a refusal', () => {
  async function openRefused() {
    const opened = await openLogin();
    // The press that is refused in the page counts too.
    await opened.user.click(loginButton());
    await screen.findByText('Username is required');
    await fillIn(opened.user, { ...editor, password: 'wrong' });
    await opened.user.click(loginButton());
    await screen.findByText('username or password is incorrect!');
    await expectFocus(email());
    return opened;
  }

  it('typing keeps the focus, and nothing is called missing before the next press', async () => {
    const { user } = await openRefused();
    await user.type(email(), editor.email);
    expect(email()).toHaveValue(editor.email);
    expect(email()).toHaveFocus();
    expect(screen.queryByText(/needs? your attention/)).not.toBeInTheDocument();
    await user.click(loginButton());
    await expectFocus(screen.getByRole('group', { name: 'Please correct the form' }));
  });

  it('the recovery and the way back to the login leave the refusal behind', async () => {
    const { user } = await openRefused();
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { level: 2, name: 'Recover your password' });
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByText('username or password is incorrect!')).not.toBeInTheDocument();
  });
});

describe('a login that fails on the server', () => {
  it.each([
    ['the server fails', loginFails(), 'The service is currently unavailable.'],
    ['there were too many attempts', loginIsBlocked(), 'Too many requests. Please wait a moment.'],
    [
      'the connection breaks',
      dropped('/login/login'),
      'We couldn’t reach the media service. Check your connection and try again.',
    ],
  ])('says so and keeps what was typed when %s', async (_what, fault, message) => {
    api().use(fault);
    const { user } = await openLogin();
    await fillIn(user, editor);
    await user.click(loginButton());
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeInTheDocument();
    expect(screen.queryByText('username or password is incorrect!')).not.toBeInTheDocument();
    expect(email()).toHaveValue(editor.email);
    expect(password()).toHaveValue(editor.password);
    expect(logins()).toHaveLength(1);
  });
});
