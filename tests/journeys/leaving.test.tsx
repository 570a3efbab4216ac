// Verifies GEN-6. What every write tells who has left is seen in tests/faults/afterWrites; here, that the user stays where they went.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { holdAnswer } from '../support/holdAnswer';
import { atRest } from '../support/mediaForms';
import { renderApp } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const EMAIL = 'editor@council-grove-courier.example';

function fill(texts: Record<string, string>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

/** Sends the form and goes to another page before the answer to its first call comes. */
async function submitAndLeave({ address, store }: Awaited<ReturnType<typeof renderApp>>, button: string, path: string) {
  const answer = holdAnswer(api(), { path });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => {
    expect(api().calls.some(({ method }) => method !== 'GET')).toBe(true);
  });
  const footer = within(screen.getByRole('contentinfo'));
  fireEvent.click(footer.getByRole('link', { name: 'PSA scripts' }));
  await screen.findByRole('heading', { level: 1, name: 'Public Service Announcements' });
  answer();
  return {
    expectStayed: async () => {
      await atRest(store);
      expect(address()).toBe('/psa');
    },
  };
}

test.each([
  ['it is', undefined, / has been added\.$/],
  ['it is not', fails({ method: 'POST' }, 400, 'Not today.'), / has not been added\. Not today\.$/],
])('a user who leaves while an assistant is added stays, and sees there that %s', async (_what, fault, outcome) => {
  if (fault !== undefined) api().use(fault);
  const app = await renderMedia(api(), '/add-assistant');
  await screen.findByRole('button', { name: 'Submit' });
  fill({ 'First Name': 'Dot', 'Last Name': 'Gale', Email: 'dot@gale.example' });
  const { expectStayed } = await submitAndLeave(app, 'Submit', '/staff/assistant-org/{orgId}');
  expect(await screen.findByText(outcome)).toBeInTheDocument();
  await expectStayed();
});

test('a user who leaves during the login stays where they went and is signed in there', async () => {
  const app = await renderApp('/login');
  await screen.findByRole('button', { name: 'Login' });
  fill({ Email: EMAIL, Password: 'prairie-sky-2026' });
  const { expectStayed } = await submitAndLeave(app, 'Login', '/login/login');
  await waitFor(() => {
    expect(localStorage.getItem('media_id_token')).not.toBeNull();
  });
  await expectStayed();
});

test('a user who leaves during the recovery stays where they went and sees there that it is sent', async () => {
  const app = await renderApp('/login?recover');
  await screen.findByLabelText('Organization name');
  fill({ Email: EMAIL, 'Organization name': 'Council Grove Courier' });
  const { expectStayed } = await submitAndLeave(app, 'Submit', '/login/recover');
  expect(await screen.findByText('Your request for a new password has been sent.')).toBeInTheDocument();
  await expectStayed();
});
