// Verifies GEN-4, GEN-6, GEN-7, SES-1, SES-8, SES-9, SES-10, SES-11, SES-12, SES-13, SES-21.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answersHtml, dropped, fails } from '../../mocks';
import { loginFails, loginIsBlocked, recoveryFails } from '../../mocks/faults/scenarios';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { atRest } from '../support/mediaForms';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const editor = { email: 'editor@council-grove-courier.example', password: 'prairie-sky-2026' };
const REFUSAL = 'username or password is incorrect!';
const email = () => screen.getByRole('textbox', { name: 'Email' });
const button = (name: string) => screen.getByRole('button', { name });
const alertSays = async (text: string) => {
  expect(within(await screen.findByRole('alert')).getByText(text)).toBeInTheDocument();
};

async function openLogin() {
  const app = await renderApp('/login');
  await screen.findByRole('button', { name: 'Login' });
  return app;
}

describe('the login', () => {
  const password = () => screen.getByLabelText('Password');
  const logins = () => api().callsTo('POST', '/login/login');

  async function fillIn(user: UserEvent, values: typeof editor) {
    await user.click(email());
    await user.paste(values.email);
    await user.click(password());
    await user.paste(values.password);
  }

  it('is sent once when the button is pressed twice, stores the bare token, and opens the media home', async () => {
    const answer = holdAnswer(api(), '/login/login');
    const { user, address } = await openLogin();
    await fillIn(user, editor);
    await user.dblClick(button('Login'));
    answer();
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

  it('shows the password while Show password is on, and keeps it out of the store', async () => {
    const { user, store } = await openLogin();
    const kept = () => JSON.stringify(store.getState());
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(password()).toHaveAttribute('type', 'text');
    expect(button('Show password')).toHaveAttribute('aria-pressed', 'true');
    await fillIn(user, editor);
    // The store contains only placeholder dots instead of the password.
    await waitFor(() => {
      expect(kept()).toContain('••••••');
    });
    expect(kept()).not.toContain(editor.password);
    await user.clear(password());
    await waitFor(() => {
      expect(kept()).not.toContain('••••••');
    });
  });

  // tests/api/endpoints.test.tsx tests every response without a token.
  it.each([
    ['the password is wrong', undefined],
    ['the API refuses with 403', fails('/login/login', 403)],
    ['the answer has no token', answersHtml('/login/login')],
  ])('alerts, resets the form and can be tried again when %s', async (_what, fault) => {
    if (fault !== undefined) api().use(fault);
    const { user, address } = await openLogin();
    await fillIn(user, { email: ` ${editor.email} `, password: ' two words ' });
    await user.click(button('Login'));
    await alertSays(REFUSAL);
    expect(logins().map(({ body }) => body)).toEqual([{ email: editor.email, password: ' two words ' }]);
    await waitFor(() => {
      expect(email()).toHaveValue('');
    });
    expect(password()).toHaveValue('');
    await expectFocus(email());
    expect(email()).toBeValid();
    expect(localStorage.getItem('media_id_token')).toBeNull();

    api().server.resetHandlers();
    await fillIn(user, editor);
    await user.click(button('Login'));
    await waitFor(() => {
      expect(address()).toBe('/media-change');
    });
  });

  it('calls nothing missing after a refusal before the next press, and forgets it on the way to the recovery', async () => {
    const { user } = await openLogin();
    // After a click that fails because fields are missing, each field is validated when the user leaves it.
    await user.click(button('Login'));
    await screen.findByText('Username is required');
    await user.type(email(), 'editor');
    await user.tab();
    await waitFor(() => {
      expect(email()).toHaveAccessibleDescription('must be email address');
    });
    expect(email()).toBeInvalid();
    await user.clear(email());
    await fillIn(user, { ...editor, password: 'wrong' });
    await user.click(button('Login'));
    await screen.findByText(REFUSAL);
    await expectFocus(email());
    await user.type(email(), editor.email);
    expect(email()).toHaveValue(editor.email);
    expect(email()).toHaveFocus();
    expect(screen.queryByText(/needs? your attention/)).not.toBeInTheDocument();
    await user.click(button('Login'));
    await expectFocus(screen.getByRole('group', { name: 'Please correct the form' }));

    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await expectFocus(await screen.findByRole('heading', { level: 2, name: 'Recover your password' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Media Login' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Organization name' })).not.toBeInTheDocument();
    expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument();
  });

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
    await user.click(button('Login'));
    await alertSays(message);
    expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument();
    expect(email()).toHaveValue(editor.email);
    expect(password()).toHaveValue(editor.password);
    expect(logins()).toHaveLength(1);
  });
});

describe('the recovery of a password', () => {
  const organization = () => screen.getByRole('textbox', { name: 'Organization name' });
  const recoveries = () => api().callsTo('POST', '/login/recover');
  const values = { recoveryEmail: editor.email, name: 'Council Grove Courier' };

  async function openRecovery() {
    const app = await renderApp('/login?recover');
    await screen.findByRole('heading', { level: 2, name: 'Recover your password' });
    await app.user.type(email(), values.recoveryEmail);
    await app.user.type(organization(), values.name);
    return app;
  }

  it('is sent once when pressed twice, shows the server’s message as an alert, and returns to the login', async () => {
    const answer = holdAnswer(api(), '/login/recover');
    const { user, address } = await openRecovery();
    await user.clear(email());
    await user.type(email(), 'editor@courier');
    await user.click(button('Submit'));
    await waitFor(() => {
      expect(email()).toHaveAccessibleDescription('please enter a valid email address');
    });
    expect(organization()).toBeValid();
    expect(recoveries()).toHaveLength(0);
    await user.clear(email());
    await user.type(email(), values.recoveryEmail);
    await user.dblClick(button('Submit'));
    answer();
    await alertSays(
      'If the organization and the e-mail match an account, a new password is on its way to that e-mail.',
    );
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    await expectFocus(screen.getByRole('heading', { level: 2, name: 'Log in' }));
    expect(address()).toBe('/login');
    expect(recoveries().map(({ body }) => body)).toEqual([values]);
    await waitFor(() => {
      expect(api().outbox.map(({ to }) => to)).toEqual([values.recoveryEmail]);
    });
  });

  it.each([
    ['the server fails', recoveryFails(), 'E-mail cannot be sent right now.'],
    [
      'the connection breaks',
      dropped('/login/recover'),
      'We’re not certain whether your request arrived: the connection to the media service was lost. ' +
        'If you don’t get an email within a few minutes, send it again.',
    ],
  ])('alerts why it failed and keeps what was typed when %s', async (_what, fault, message) => {
    api().use(fault);
    const { user } = await openRecovery();
    await user.click(button('Submit'));
    await alertSays(message);
    expect(email()).toHaveValue(values.recoveryEmail);
    expect(organization()).toHaveValue(values.name);
    expect(recoveries()).toHaveLength(1);
  });
});

// tests/faults/afterWrites.test.ts tests the notice of every write to a user who has left the screen.
test.each([
  ['login', '/login', 'Password', 'prairie-sky-2026', 'Login'],
  ['recovery', '/login?recover', 'Organization name', 'Council Grove Courier', 'Submit'],
])('a user who leaves during the %s stays where they went, and sees its outcome there', async (...given) => {
  const [what, path, label, value, name] = given;
  const answer = holdAnswer(api(), what === 'login' ? '/login/login' : '/login/recover');
  const { user, address, store } = await renderApp(path);
  await user.type(await screen.findByLabelText(label), value);
  await user.type(email(), editor.email);
  await user.click(button(name));
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'PSA scripts' }));
  await screen.findByRole('heading', { level: 1, name: 'Public Service Announcements' });
  answer();
  await (what === 'login'
    ? screen.findByRole('navigation', { name: 'Media area' })
    : screen.findByText('Your request for a new password has been sent.'));
  await atRest(store);
  expect(address()).toBe('/psa');
});
