/** @jest-environment node */
// Verifies REL-9.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { audioRequest, listingRequest, videoAgreement } from '../mocks/fixture/bodies';
import { exampleCalls } from '../mocks/fixture/exampleCalls';
import { courier } from '../mocks/fixture/organizations';
import { startApi, type FixtureApi } from '../mocks/fixture/startApi';
import { smtpServer, type SmtpBehavior, type SmtpServer } from '../support/smtpServer';
import { AUDIO_REQUEST, seedAudioRequest } from './support/benchSeed';

let smtp: SmtpServer;
let api: FixtureApi;
let now: Date;
let directory: string;
const anIso = expect.stringMatching(/^\d{4}-.+Z$/) as string;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

const clock = () => now;

/** The way to the mail server, which may be silent for so many ms. */
const route = (patience = 60_000, deadlineMs = 60_000) => {
  const folder = openOutboxFolder(path.join(directory, 'outbox'));
  return createSendMail({ folder, now: clock, smtpUrl: smtp.url, timeoutMs: patience, deadlineMs });
};

/** The API with a mail server of that manner. */
async function start(manner: SmtpBehavior, patience?: number): Promise<void> {
  smtp = await smtpServer(manner);
  api = await startApi({ now: clock, ...route(patience) });
}

beforeEach(() => {
  now = new Date('2026-02-03T10:00:00Z');
  directory = mkdtempSync(path.join(tmpdir(), 'mails-'));
});
afterEach(async () => {
  await smtp.close();
  await api.mailed();
  api.close();
  rmSync(directory, { recursive: true, force: true });
});
afterAll(() => warn.mockRestore());

/** Sends a call without waiting for mails; its status. */
async function call(method: string, address: string, body?: unknown): Promise<number> {
  const headers = {
    Authorization: `Bearer ${await api.token(courier.identifier)}`,
    'Content-Type': 'application/json',
  };
  const sent = body === undefined ? null : JSON.stringify(body);
  return (await fetch(api.base + address, { method, headers, body: sent })).status;
}

const example = (id: 'requestListing' | 'recoverPassword' | 'saveCredentials', method = 'POST') =>
  call(method, exampleCalls[id].path, exampleCalls[id].body);

/** What the staff's command line does; it has no status. */
const done = async (work: Promise<unknown>): Promise<number> => {
  await work;
  return 200;
};

interface Cause {
  what: string;
  kind: MailKind;
  /** How many mails it causes. */
  number: number;
  before?: (db: Database) => Promise<void>;
  /** Answers the status of the call. */
  act: (context: Context) => Promise<number>;
}

async function seedRequest(db: Database): Promise<void> {
  const { Organization: organization, Address: address, City: city, Zip: zip, ...form } = listingRequest;
  const { Phone: phone, Email: email, FirstName: firstName, LastName: lastName } = form;
  const texts = { organization, address, city, zip, phone, email, firstName, lastName, requestedAt: '2026-02-01' };
  await db.insert(listingRequests).values({ ...texts, typeId: 5, stateId: 17, countyId: 1 });
}

const causes: Cause[] = [
  { kind: 'request-received', what: 'a listing request', number: 1, act: () => example('requestListing') },
  {
    kind: 'decision',
    what: 'a listing request that is turned down',
    number: 1,
    before: seedRequest,
    act: (context) => done(denyRequest(context, 1)),
  },
  {
    kind: 'password-issued',
    what: 'a listing request that is approved',
    number: 1,
    before: seedRequest,
    act: (context) => done(approveRequest(context, 1)),
  },
  {
    kind: 'password-issued',
    what: 'a new password',
    number: 1,
    act: (context) => done(issuePassword(context, courier.identifier)),
  },
  { kind: 'recovery', what: 'a recovery', number: 1, act: () => example('recoverPassword') },
  { kind: 'credentials', what: 'a choice of credentials', number: 1, act: () => example('saveCredentials', 'PUT') },
  {
    kind: 'agreement',
    what: 'an agreement',
    number: 2,
    act: () => call('POST', '/contact/approve-email', videoAgreement),
  },
  {
    kind: 'approval-links',
    what: 'an audio request',
    number: 2,
    act: () => call('POST', '/contact/approve-email', audioRequest),
  },
  {
    kind: 'decision',
    what: "a host's decision",
    number: 2,
    before: seedAudioRequest,
    act: () => call('PUT', `/contact/audio-approval/1/${AUDIO_REQUEST}`),
  },
];

const mailTo = (to: string): Mail => ({ kind: 'decision', to, subject: 'Once', text: 'Only once.' });
const rows = () => api.db.select().from(mails);
const after = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000);
};

/** Tries whatever is due, until nothing can ever become due again; how many attempts were made. */
async function exhaust(): Promise<number> {
  const before = smtp.calls();
  for (let round = 0; round < 18; round += 1) {
    after(round === 0 ? 0 : 24);
    await deliverMails(api.context);
  }
  return smtp.calls() - before;
}

test('a mail server that answers without end is given up at the deadline, is told, and the queue goes on', async () => {
  await start('good');
  smtp.manner('dripping');
  Object.assign(api.context, route(60_000, 300));
  await queueMails(api.db, now, mailTo('first@x.example'), mailTo('second@x.example'));
  await deliverMails(api.context);
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

describe.each(causes)('the e-mail of $what ($kind)', ({ kind, number, before, act }) => {
  const begin = async (manner: SmtpBehavior, patience?: number) => {
    await start(manner, patience);
    await before?.(api.db);
  };

  test('does not delay the request when the mail server is silent', async () => {
    await begin('silent');
    expect(await act(api.context)).toBe(200);
    expect(await rows()).toHaveLength(number);
    expect((await rows()).map(({ kind: queued }) => queued)).toContain(kind);
    expect((await rows()).filter(({ deliveredAt }) => deliveredAt !== null)).toEqual([]);
  });

  test('is given up after several attempts when the mail server never answers, and is sent once when retried', async () => {
    await begin('silent', 20);
    await act(api.context);
    await api.mailed();
    const more = await exhaust();
    expect(smtp.calls()).toBeLessThanOrEqual(7 * number);
    expect(await rows()).toEqual(Array(number).fill(expect.objectContaining({ deliveredAt: null, failedAt: anIso })));
    expect(more).toBeGreaterThanOrEqual(kind === 'recovery' ? 0 : number);
    await expectRetried();
  });

  test('is given up at once when the mail server rejects it', async () => {
    await begin('refusing');
    expect(await act(api.context)).toBe(200);
    await api.mailed();
    expect((await rows())[0]?.lastError).toContain('550 5.1.1 no such mailbox');
    expect(await exhaust()).toBe(0);
    expect(smtp.calls()).toBe(number);
    expect(await rows()).toEqual(Array(number).fill(expect.objectContaining({ failedAt: anIso, attempts: 1 })));
    await expectRetried();
  });

  test.each<SmtpBehavior>(['busy', 'dropping', 'mute'])(
    'goes out once when the mail server is %s at first',
    async (manner) => {
      await begin(manner);
      expect(await act(api.context)).toBe(200);
      await api.mailed();
      after(0.1);
      await deliverMails(api.context);
      expect((await rows()).filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
      // What the recipient's server has seen before, it knows by its name.
      const names = smtp.letters.map((letter) => /^Message-ID: (.+)$/m.exec(letter)?.[1]);
      expect(new Set(names).size).toBe(number);
      expect(smtp.letters).toHaveLength(manner === 'mute' ? number + 1 : number);
      expect(await exhaust()).toBe(0);
    },
  );

  /** As the staff does it once the mail server is well; a password that has expired meanwhile is not sent. */
  async function expectRetried(): Promise<void> {
    smtp.manner('good');
    // However slow the machine is, the well server is given the time it takes.
    Object.assign(api.context, route());
    const expired = (await rows()).every(({ mail }) => mail === null);
    expect(expired).toBe(kind === 'recovery');
    for (const { id } of await rows()) {
      if (expired) await expect(retryMail(api.context, id)).rejects.toThrow('is no longer valid');
      else await retryMail(api.context, id);
    }
    await exhaust();
    expect(smtp.letters).toHaveLength(expired ? 0 : number);
  }
});
