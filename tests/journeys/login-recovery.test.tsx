// Verifies GEN-4, GEN-7, SES-11, SES-12, SES-13.
import { screen, waitFor, within } from '@testing-library/react';
import { dropped } from '../../mocks';
import { recoveryFails } from '../../mocks/faults/scenarios';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const email = () => screen.getByRole('textbox', { name: 'Email' });
const organization = () => screen.getByRole('textbox', { name: 'Organization name' });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const recoveries = () => api().callsTo('POST', '/login/recover');
const values = { recoveryEmail: 'editor@council-grove-courier.example', name: 'Council Grove Courier' };

async function openRecovery() {
  const app = await renderApp('/login');
  await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Recover your password' });
  const fillIn = async () => {
    await app.user.type(email(), values.recoveryEmail);
    await app.user.type(organization(), values.name);
  };
  return { ...app, fillIn };
}

describe('the link on the login screen', () => {
  it('switches to the recovery and back on the same page', async () => {
    const { user } = await openRecovery();
    expect(screen.getByRole('heading', { level: 1, name: 'Media Login' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Recover your password' })).toHaveFocus();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Organization name' })).not.toBeInTheDocument();
  });
});

describe('the recovery form', () => {
  it('says “please enter a valid email address” on the e-mail field when it holds none', async () => {
    const { user } = await openRecovery();
    await user.type(email(), 'editor@courier');
    await user.type(organization(), 'Council Grove Courier');
    await user.click(submit());
    await waitFor(() => {
      expect(email()).toHaveAccessibleDescription('please enter a valid email address');
    });
    expect(organization()).toBeValid();
    expect(recoveries()).toHaveLength(0);
  });
});

describe('a recovery', () => {
  const answer = 'If the organization and the e-mail match an account, a new password is on its way to that e-mail.';

  it('shows the server’s message as an alert and returns to the login', async () => {
    const { user, fillIn, address } = await openRecovery();
    await fillIn();
    await user.click(submit());
    expect(within(await screen.findByRole('alert')).getByText(answer)).toBeInTheDocument();
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
    const { user, fillIn } = await openRecovery();
    await fillIn();
    await user.click(submit());
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeInTheDocument();
    expect(email()).toHaveValue(values.recoveryEmail);
    expect(organization()).toHaveValue(values.name);
    expect(recoveries()).toHaveLength(1);
  });

  it('is sent once when the button is pressed twice', async () => {
    const answer = holdAnswer(api(), '/login/recover');
    const { user, fillIn } = await openRecovery();
    await fillIn();
    await user.dblClick(submit());
    answer();
    await screen.findByRole('alert');
    expect(recoveries()).toHaveLength(1);
  });
});
