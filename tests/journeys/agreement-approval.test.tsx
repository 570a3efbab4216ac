// Verifies APR-1, APR-2, APR-3, APR-4, APR-5, APR-6, APR-7, SEC-4.
import { configure, screen, waitFor } from '@testing-library/react';
import { agreements } from '../../mocks/db/schema';
import { dropped, fails, faulty } from '../../mocks';
import { readApprovalLink } from '@/pages/public/agreement-approval/AgreementApprovalPage';
import { holdAnswer } from '../support/holdAnswer';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

// In strict mode, React runs every effect twice, which must not send a decision.
configure({ reactStrictMode: true });

const api = standInApi();
const puts = () => api().calls.filter(({ method }) => method === 'PUT');

const submission = {
  organization: 'KHGP-FM 96.3',
  name: 'Ana Ruiz',
  email: 'ana@khgp963.example',
  billingEmail: 'billing@khgp963.example',
  tier: 0,
  activity: 12,
  level: 3,
  class: 11,
  site: 40312,
  dates: ['2/26/2027'],
  schools: [1],
  eventsite: 'site',
  landline: 1,
  cellphone: 0,
  hostEmail: 'manager@lenexa-regional.example',
  schoolDescription: ['Lenexa'],
  classDescription: '6A',
  activityDescription: 'Girls Basketball',
  levelDescription: 'Regional',
  type: 'Audio',
  orgID: 3,
};

/** Adds an audio request, by default one that waits for its decision. Returns its global id. */
async function pending(status: 'PENDING' | 'DENIED' = 'PENDING'): Promise<string> {
  const globalId = crypto.randomUUID();
  await api()
    .db.insert(agreements)
    .values({
      globalId,
      organizationId: 3,
      type: 'Audio',
      status,
      email: submission.email,
      hostEmail: submission.hostEmail,
      submission: JSON.stringify(submission),
      submittedAt: new Date().toISOString(),
    });
  return globalId;
}

const DECISION = '/contact/audio-approval/{status}/{globalId}';
const mediaContact = () => screen.getByText(/reached this page in error, or wish to change the status/);

test.each([
  [
    '1',
    'Approve',
    'APPROVED',
    'The organization will contact you, as the host site manager, at least 24 hours before the event.',
  ],
  ['0', 'Deny', 'DENIED', 'To change the decision later, write to the association’s media contact below.'],
])(
  'a link of status %s sends nothing until the host decides with one click, and both parties are notified',
  async (status, button, done, next) => {
    const globalId = await pending();
    const path = `/agreement/${status}/${globalId}`;
    const { unmount } = await renderApp(path);
    await screen.findByRole('button', { name: button });
    unmount();
    const { user } = await renderApp(path);
    expect(await screen.findByText(button.toUpperCase(), { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(globalId)).toBeVisible();
    expect(
      screen.getByText(`You and the organization will receive an email that says the request is ${done}.`),
    ).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
    expect(api().calls).toHaveLength(0);

    await user.dblClick(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(done, { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(/audio broadcast request. An e-mail has been sent to both parties/)).toHaveTextContent(
      `You have ${done} KHGP-FM 96.3’s audio broadcast request.`,
    );
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(puts().map((call) => call.path)).toEqual([`/contact/audio-approval/${status}/${globalId}`]);
    await api().mailed();
    expect(api().outbox.map(({ kind, to }) => [kind, to])).toEqual([
      ['decision', 'ana@khgp963.example'],
      ['decision', 'manager@lenexa-regional.example'],
    ]);
    expect(mediaContact()).toHaveTextContent('media@shsaa.example');
  },
);

test('a second decision is refused with the status of the first', async () => {
  const { user } = await renderApp(`/agreement/1/${await pending('DENIED')}`);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText('You may not approve/deny this audio broadcast request for the following reason:'),
  ).toBeVisible();
  expect(screen.getByText('This request has already been decided.')).toBeVisible();
  expect(screen.getByText('Request currently has a status of DENIED')).toBeVisible();
  expect(mediaContact()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(puts()).toHaveLength(1);
});

test('an unknown request is refused without a status, and is sent without the token of somebody who is signed in', async () => {
  const token = await api().token('27919');
  const { user } = await renderApp('/agreement/0/7d9f2c1e-0000-4000-8000-000000000000', { token });
  await user.click(await screen.findByRole('button', { name: 'Deny' }));
  expect(await screen.findByText('We couldn’t find this request. The link may be incomplete.')).toBeVisible();
  expect(screen.queryByText(/currently has a status/)).not.toBeInTheDocument();
  expect(puts()[0]?.headers.get('authorization')).toBeNull();
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(document.title).toBe('Audio Broadcast Request – Media Portal');
});

test('a 401 is not taken for an ended session, and the host can press the button again', async () => {
  const { user } = await renderApp(`/agreement/1/${await pending()}`);
  api().use(faulty({ path: DECISION }, () => new Response('<h1>Unauthorized</h1>', { status: 401 })));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The media service rejected this request.')).toBeVisible();
  api().reset();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Request approved')).toBeVisible();
});

test.each([
  [429, true],
  [500, false],
])('after a %s, the page says that nothing is decided only if that is certain', async (status, isCertain) => {
  const { user } = await renderApp(`/agreement/1/${await pending()}`);
  const nothingDecided = 'Nothing is decided until you press the button.';
  expect(await screen.findByText(nothingDecided)).toBeVisible();
  api().use(fails(DECISION, status));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText('You may not approve/deny this audio broadcast request for the following reason:');
  expect(screen.queryAllByText(nothingDecided)).toHaveLength(isCertain ? 1 : 0);
  expect(screen.queryAllByText(/^If you don’t get an email about it/)).toHaveLength(isCertain ? 0 : 1);
});

test('a try that does not get through does not end the doubt about an earlier one', async () => {
  api().use(dropped(DECISION));
  const { user, goBack } = await renderApp(`/agreement/1/${await pending()}`);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByText(/We’re not certain whether your decision arrived/);
  api().use(fails(DECISION, 429));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const stays = async () => {
    expect(await screen.findByText(/^We’re not certain whether your decision arrived\. /)).toBeVisible();
    expect(screen.getByText(/^If you don’t get an email about it/)).toBeVisible();
    expect(screen.queryByText(/Nothing is decided until/)).not.toBeInTheDocument();
  };
  await stays();
  await user.click(screen.getByRole('link', { name: 'PSA scripts' }));
  await screen.findByRole('heading', { level: 1, name: 'Public Service Announcements' });
  goBack();
  await stays();
});

// Many services repeat the HTTP status in the body, as "status".
test.each([
  [{ title: 'Bad Request', status: 400, detail: 'The link has expired.' }, 'The link has expired.'],
  [{ title: 'Not Found', status: 404 }, 'Sorry, we couldn’t find this.'],
])('an error’s HTTP status in its body (%j) is not taken for the request’s', async (body, reason) => {
  api().use(faulty({ path: DECISION }, () => Response.json(body, { status: body.status })));
  const { user } = await renderApp(`/agreement/0/${await pending()}`);
  await user.click(await screen.findByRole('button', { name: 'Deny' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByText(/currently has a status/)).not.toBeInTheDocument();
});

// The router decodes the parts once. The call encodes them again, so that they stay parts of its path and lead nowhere else.
// tests/mocks/paths.test.ts verifies this with ten thousand generated parts.
test.each([
  ['/agreement/-1/AB.CD==', '-1/AB.CD%3D%3D'],
  ['/agreement/0/..%2F..%2Forg%2Fupdate-name%2F7', '0/..%2F..%2Forg%2Fupdate-name%2F7'],
])('a link of any status and id is sent as parts of the path: %s', async (path, sent) => {
  const { user } = await renderApp(path);
  expect(await screen.findByText('DENY', { selector: 'strong' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deny' }));
  await waitFor(() => {
    expect(puts().map((call) => call.path)).toEqual([`/contact/audio-approval/${sent}`]);
  });
});

test.each([
  ['.', 'abc'],
  ['1', '..'],
  ['', 'abc'],
  ['1', ''],
  ['1', '\uD800'],
  [undefined, undefined],
])('a link with the status %j and the id %j is invalid', (status, globalId) => {
  expect(readApprovalLink(status, globalId)).toBeUndefined();
});

test.each([
  ['the connection breaks', dropped(DECISION), 'We’re not certain whether your decision arrived'],
  [
    'a failure names a status',
    faulty({ path: DECISION }, () => Response.json({ message: 'No mails today.', status: 1 }, { status: 500 })),
    'Request currently has a status of APPROVED',
  ],
  [
    'a 401 has a reason',
    faulty({ path: DECISION }, () => Response.json({ message: 'Not now.', status: 401 }, { status: 401 })),
    'Not now.',
  ],
])('the host can try again when %s', async (_when, fault, reason) => {
  api().use(fault);
  const { user } = await renderApp(`/agreement/1/${await pending()}`);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You may not approve/deny this audio broadcast request for the following reason:');
  expect(alert).toHaveTextContent(reason);
  expect(puts()).toHaveLength(1);
  api().server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('APPROVED', { selector: 'strong' })).toBeVisible();
  expect(puts()).toHaveLength(2);
});

test('pressing again, leaving during the send, and coming back sends nothing again, and shows the outcome', async () => {
  const answer = holdAnswer(api(), DECISION);
  const { user, goBack } = await renderApp(`/agreement/1/${await pending()}`);
  const button = await screen.findByRole('button', { name: 'Approve' });
  await user.click(button);
  await user.click(button);
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('link', { name: 'PSA scripts' }));
  await screen.findByRole('heading', { level: 1, name: 'Public Service Announcements' });
  goBack();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  answer();
  expect(await screen.findByText('APPROVED', { selector: 'strong' })).toBeVisible();
  expect(puts()).toHaveLength(1);
});
