// Verifies REL-9.
import {
  approveRequest,
  deliverMails,
  denyRequest,
  issuePassword,
  type Context,
  type Database,
  type Mail,
} from '../../mocks';
import { listingRequests, type MailKind, mails } from '../../mocks/db/schema';
import { queueMails, retryMail } from '../../mocks/mail/mailQueue';
import { createSendMail } from '../../mocks/mail/createSendMail';
import { openOutboxFolder } from '../../mocks/mail/outboxFolder';
import { audioRequest, listingRequest, videoAgreement } from './fixture/bodies';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { startApi, type FixtureApi } from './fixture/startApi';
import { JSON_TYPE } from './support/sharedServer';
import { temporaryDirectory } from './support/temporaryServer';
import { smtpServer, type SmtpBehavior, type SmtpServer } from '../support/smtpServer';
import { AUDIO_REQUEST, seedAudioRequest } from '../faults/support/benchSeed';

let smtp: SmtpServer;
let api: FixtureApi;
let now: Date;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

const clock = () => now;

/** The way to the mail server, which may be silent for so many ms. */
const route = (patience = 60_000, deadlineMs = 60_000) => {
  const folder = openOutboxFolder(temporaryDirectory());
  return createSendMail({ folder, now: clock, smtpUrl: smtp.url, timeoutMs: patience, deadlineMs });
};

/** The API with a mail server of that manner. */
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

/** Sends a call that succeeds without waiting for mails. */
async function call(method: string, address: string, body?: unknown): Promise<void> {
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${await api.token(courier.identifier)}` };
  const sent = body === undefined ? null : JSON.stringify(body);
  expect((await fetch(api.base + address, { method, headers, body: sent })).status).toBe(200);
}

const example = (id: 'requestListing' | 'recoverPassword' | 'saveCredentials', method = 'POST') =>
  call(method, exampleCalls[id].path, exampleCalls[id].body);

interface Cause {
  kind: MailKind;
  what: string;
  /** How many mails it causes. */
  number: number;
  /** A call, or what the staff's command line does. */
  act: (context: Context) => Promise<unknown>;
  before?: (db: Database) => Promise<void>;
}

async function seedRequest(db: Database): Promise<void> {
  const { Organization: organization, Address: address, City: city, Zip: zip, ...form } = listingRequest;
  const { Phone: phone, Email: email, FirstName: firstName, LastName: lastName } = form;
  const texts = { organization, address, city, zip, phone, email, firstName, lastName, requestedAt: '2026-02-01' };
  await db.insert(listingRequests).values({ ...texts, typeId: 5, stateId: 17, countyId: 1 });
}

const submit = (body: unknown) => call('POST', '/contact/approve-email', body);
const decide = () => call('PUT', `/contact/audio-approval/1/${AUDIO_REQUEST}`);

const approve = (context: Context) => approveRequest(context, 1);
const deny = (context: Context) => denyRequest(context, 1);
const renew = (context: Context) => issuePassword(context, courier.identifier);
const choose = () => example('saveCredentials', 'PUT');

const causes: readonly Cause[] = [
  { kind: 'recovery', what: 'a recovery', number: 1, act: () => example('recoverPassword') },
  { kind: 'request-received', what: 'a listing request', number: 1, act: () => example('requestListing') },
  { kind: 'decision', what: 'a request that is turned down', number: 1, act: deny, before: seedRequest },
  { kind: 'password-issued', what: 'one that is approved', number: 1, act: approve, before: seedRequest },
  { kind: 'password-issued', what: 'a new password', number: 1, act: renew },
  { kind: 'credentials', what: 'a choice of credentials', number: 1, act: choose },
  { kind: 'agreement', what: 'an agreement', number: 2, act: () => submit(videoAgreement) },
  { kind: 'approval-links', what: 'an audio request', number: 2, act: () => submit(audioRequest) },
  { kind: 'decision', what: "a host's decision", number: 2, act: decide, before: seedAudioRequest },
];

const rows = () => api.db.select().from(mails);

test.each(causes)(
  'the e-mail of $what does not delay the request when the mail server is silent',
  async ({ kind, number, act, before }) => {
    await start('silent');
    await before?.(api.db);
    await act(api.context);
    expect(await rows()).toHaveLength(number);
    expect((await rows()).map((row) => row.kind)).toContain(kind);
    expect((await rows()).filter(({ deliveredAt }) => deliveredAt !== null)).toEqual([]);
  },
);

const after = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000);
};

const mailTo = (to: string): Mail => ({ kind: 'decision', to, subject: 'Once', text: 'Only once.' });

/** Queues two mails, and tries to deliver them through a mail server of that manner. From there on, all e-mails are alike. */
async function deliverTwo(manner: SmtpBehavior, patience?: number, deadlineMs?: number): Promise<void> {
  await start(manner);
  Object.assign(api.context, route(patience, deadlineMs));
  await queueMails(api.db, now, mailTo('first@x.example'), mailTo('second@x.example'));
  await deliverMails(api.context);
}

/** Tries whatever is due, until nothing can ever become due again; how many attempts were made. */
async function exhaust(): Promise<number> {
  const before = smtp.calls();
  for (let round = 0; round < 18; round += 1) {
    after(round === 0 ? 0 : 24);
    await deliverMails(api.context);
  }
  return smtp.calls() - before;
}

/** As the staff does it once the mail server is well. */
async function expectRetried(): Promise<void> {
  const failed = expect.objectContaining({ deliveredAt: null, failedAt: expect.any(String) as string }) as object;
  expect(await rows()).toEqual([failed, failed]);
  smtp.manner('good');
  // However slow the machine is, the well server is given the time it takes.
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

test('a mail server that rejects an e-mail is given up at once, and gets it once when retried', async () => {
  await deliverTwo('refusing');
  expect((await rows())[0]?.lastError).toContain('550 5.1.1 no such mailbox');
  expect(await exhaust()).toBe(0);
  expect(smtp.calls()).toBe(2);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  await expectRetried();
});

test.each(['busy', 'dropping', 'mute'] as const)(
  'each e-mail goes out once when the mail server is %s at first',
  async (manner) => {
    await deliverTwo(manner);
    after(0.1);
    await deliverMails(api.context);
    expect((await rows()).filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
    // What the recipient's server has seen before, it knows by its name.
    const names = smtp.letters.map((letter) => /^Message-ID: (.+)$/m.exec(letter)?.[1]);
    expect(new Set(names).size).toBe(2);
    expect(smtp.letters).toHaveLength(manner === 'mute' ? 3 : 2);
    expect(await exhaust()).toBe(0);
  },
);
