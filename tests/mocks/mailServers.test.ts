// Verifies REL-9.
import { deliverMails, issuePassword, type Mail } from '../../mocks';
import { mails } from '../../mocks/db/schema';
import { queueMails, retryMail } from '../../mocks/mail/mailQueue';
import { createSendMail } from '../../mocks/mail/createSendMail';
import { openOutboxFolder } from '../../mocks/mail/outboxFolder';
import { videoAgreement } from './fixture/bodies';
import { courier } from './fixture/organizations';
import { startApi, type FixtureApi } from './fixture/startApi';
import { JSON_TYPE } from './support/sharedServer';
import { temporaryDirectory } from './support/temporaryServer';
import { smtpServer, type SmtpBehavior, type SmtpServer } from '../support/smtpServer';

let smtp: SmtpServer;
let api: FixtureApi;
let now: Date;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

const clock = () => now;

/** Delivers emails to the mail server. Gives up after `patience` ms of silence, or after `deadlineMs` in all. */
const route = (patience = 60_000, deadlineMs = 60_000) => {
  const folder = openOutboxFolder(temporaryDirectory());
  return createSendMail({ folder, now: clock, smtpUrl: smtp.url, timeoutMs: patience, deadlineMs });
};

/** Starts the API with a mail server that behaves in this manner. */
async function start(manner: SmtpBehavior, patience?: number): Promise<void> {
  smtp = await smtpServer(manner);
  api = await startApi({ now: clock, ...route(patience) });
}

beforeEach(() => {
  now = new Date('2026-02-03T10:00:00Z');
});
afterEach(async () => {
  await smtp.close();
  await api.mailed();
});
afterAll(() => warn.mockRestore());

const rows = () => api.db.select().from(mails);

test('no request and no command waits for a silent mail server', async () => {
  await start('silent');
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${await api.token(courier.identifier)}` };
  const body = JSON.stringify(videoAgreement);
  expect((await fetch(`${api.base}/contact/approve-email`, { method: 'POST', headers, body })).status).toBe(200);
  await issuePassword(api.context, courier.identifier);
  expect((await rows()).map(({ kind, deliveredAt }) => [kind, deliveredAt])).toEqual([
    ['agreement', null],
    ['agreement', null],
    ['password-issued', null],
  ]);
});

const after = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000);
};

const mailTo = (to: string): Mail => ({ kind: 'decision', to, subject: 'Once', text: 'Only once.' });

/** Queues two emails, and tries to deliver them through a mail server of this manner. Once queued, all kinds are treated alike. */
async function deliverTwo(manner: SmtpBehavior, patience?: number, deadlineMs?: number): Promise<void> {
  await start(manner);
  Object.assign(api.context, route(patience, deadlineMs));
  await queueMails(api.db, now, mailTo('first@x.example'), mailTo('second@x.example'));
  await deliverMails(api.context);
}

/** Tries to deliver whatever is due, until nothing can become due again. Returns the number of attempts. */
async function exhaust(): Promise<number> {
  const before = smtp.calls();
  for (let round = 0; round < 18; round += 1) {
    after(round === 0 ? 0 : 24);
    await deliverMails(api.context);
  }
  return smtp.calls() - before;
}

/** Retries failed emails, as the association's staff does once the mail server works again. */
async function expectRetried(): Promise<void> {
  const failed = expect.objectContaining({ deliveredAt: null, failedAt: expect.any(String) as string }) as object;
  expect(await rows()).toEqual([failed, failed]);
  smtp.manner('good');
  // Restores the long timeouts, so that a slow machine does not fail the test.
  Object.assign(api.context, route());
  for (const { id } of await rows()) await retryMail(api.context, id);
  await exhaust();
  expect(smtp.letters).toHaveLength(2);
}

test('a mail server that answers without end is given up at the deadline, is told, and the queue goes on', async () => {
  await deliverTwo('dripping', 60_000, 300);
  await deliverMails(api.context);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^Mail 1 could not be delivered and will be retried: .*abort/),
  );
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  smtp.manner('good');
  Object.assign(api.context, route());
  after(1);
  await deliverMails(api.context);
  expect(smtp.letters).toHaveLength(2);
});

test('a mail server that never answers is given up after seven attempts, and gets each e-mail once when retried', async () => {
  await deliverTwo('silent', 20);
  expect(await exhaust()).toBeGreaterThanOrEqual(2);
  expect(smtp.calls()).toBeLessThanOrEqual(14);
  await expectRetried();
});

test.each(['busy', 'dropping', 'mute'] as const)(
  'each e-mail goes out once when the mail server is %s at first',
  async (manner) => {
    await deliverTwo(manner);
    after(0.1);
    await deliverMails(api.context);
    expect((await rows()).filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
    // A resend keeps its Message-ID, so that the receiving server can discard the duplicate.
    const names = smtp.letters.map((letter) => /^Message-ID: (.+)$/m.exec(letter)?.[1]);
    expect(new Set(names).size).toBe(2);
    expect(smtp.letters).toHaveLength(manner === 'mute' ? 3 : 2);
    expect(await exhaust()).toBe(0);
  },
);
