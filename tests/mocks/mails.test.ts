// Verifies SEC-7, SEC-8, REL-9, REL-14.
import { deliverMails, type Context, type Mail } from '../../mocks';
import { listingRequests, mails } from '../../mocks/db/schema';
import { listUndelivered, queueMails, retryMail } from '../../mocks/mail/mailQueue';
import { listingRequest } from './fixture/bodies';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
let now: Date;
const start = async (context: Partial<Context> = {}) => {
  api = await startApi({ now: () => now, ...context });
};
let warn: jest.SpyInstance;
beforeEach(async () => {
  now = new Date('2026-02-03T10:00:00Z');
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await start();
});
afterEach(() => warn.mockRestore());

const mailTo = (to: string): Mail => ({ kind: 'decision', to, subject: 'Once', text: 'Only once.' });
const queue = (...to: string[]) => queueMails(api.db, now, ...to.map(mailTo));
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const failing = (): Promise<void> => Promise.reject(new Error('no route to the mail server'));
const refusing = (): Promise<void> =>
  Promise.reject(Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE', responseCode: 550 }));

test('concurrent deliveries send each e-mail once', async () => {
  await queue('a@b.example', 'c@d.example', 'e@f.example');
  await Promise.all([1, 2, 3].map(() => deliverMails(api.context)));
  expect(api.outbox.map(({ to }) => to).sort()).toEqual(['a@b.example', 'c@d.example', 'e@f.example']);
});

test('an e-mail whose delivery was killed goes out after five minutes', async () => {
  await queue('a@b.example');
  await new Promise<void>((taken) => {
    const sendMail = () => {
      taken();
      return new Promise<void>(() => undefined);
    };
    void deliverMails({ ...api.context, sendMail });
  });
  later(4);
  await deliverMails(api.context);
  expect(api.outbox).toEqual([]);
  later(1);
  await deliverMails(api.context);
  expect(api.outbox).toHaveLength(1);
});

test('a failed e-mail is retried after 1, 2, 5, 15, 60, and 240 minutes and then given up', async () => {
  await queue('a@b.example');
  const attempts: number[] = [];
  const begun = now.getTime();
  const context = {
    ...api.context,
    sendMail: () => {
      attempts.push((now.getTime() - begun) / 60_000);
      return failing();
    },
  };
  // For each attempt, the minute before it is due and the minute at which it is due; at the end, a day later.
  for (const minute of [0, 1, 2, 3, 7, 8, 22, 23, 82, 83, 322, 323, 24 * 60]) {
    now = new Date(begun + minute * 60_000);
    await deliverMails(context);
  }
  expect(attempts).toEqual([0, 1, 3, 8, 23, 83, 323]);
  const [given] = await listUndelivered(api.context);
  expect(given).toMatchObject({ attempts: 7, recipient: 'a@b.example', lastError: 'no route to the mail server' });
  expect(given?.failedAt).not.toBeNull();
  expect(warn.mock.calls.map(([text]: string[]) => text)).toEqual([
    expect.stringContaining('will be retried'),
    expect.stringContaining('will not be retried'),
  ]);
});

test('an unreachable mail server costs one attempt per round, and a rejected recipient delays nobody', async () => {
  await queue('a@b.example', 'c@d.example', 'e@f.example');
  await deliverMails({ ...api.context, sendMail: failing });
  expect((await listUndelivered(api.context)).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
  const send = api.context.sendMail;
  const isBad = ({ to }: Mail) => to === 'c@d.example';
  await deliverMails({ ...api.context, sendMail: (mail, at) => (isBad(mail) ? refusing() : send(mail, at)) });
  expect(api.outbox.map(({ to }) => to)).toEqual(['e@f.example']);
  later(1);
  await deliverMails(api.context);
  expect(api.outbox.map(({ to }) => to)).toEqual(['e@f.example', 'a@b.example']);
});

test('a rejected SMTP login does not count against the recipient', async () => {
  await queue('a@b.example');
  const unauthorized = Object.assign(new Error('535 bad credentials'), { code: 'EAUTH', responseCode: 535 });
  await deliverMails({ ...api.context, sendMail: () => Promise.reject(unauthorized) });
  expect(await listUndelivered(api.context)).toMatchObject([{ failedAt: null, attempts: 1 }]);
});

test('a failed local copy resends nothing', async () => {
  await start({ keepCopy: () => Promise.reject(new Error('EACCES: permission denied')) });
  for (const round of [1, 2, 3]) {
    await queue(`${round}@b.example`);
    await deliverMails(api.context);
    later(60);
  }
  expect(api.outbox.map(({ to }) => to)).toEqual(['1@b.example', '2@b.example', '3@b.example']);
  expect(await listUndelivered(api.context)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(3);
});

test('a delivered e-mail leaves a record without text for a day', async () => {
  await queue('a@b.example');
  await deliverMails(api.context);
  expect(await api.db.select().from(mails)).toMatchObject([{ mail: null, deliveredAt: now.toISOString() }]);
  later(24 * 60 + 1);
  await deliverMails(api.context);
  expect(await api.db.select().from(mails)).toEqual([]);
});

test('a failed e-mail can be retried, a delivered or pending one cannot', async () => {
  await queue('a@b.example', 'c@d.example');
  await deliverMails({ ...api.context, sendMail: refusing });
  await retryMail(api.context, 1);
  await deliverMails(api.context);
  expect(api.outbox.map(({ to }) => to)).toEqual(['a@b.example']);
  await expect(retryMail(api.context, 1)).rejects.toThrow('Mail 1 has been delivered.');
  await expect(retryMail(api.context, 3)).rejects.toThrow('This mail does not exist.');
  await api.db.update(mails).set({ claimedUntil: new Date(now.getTime() + 1000).toISOString() });
  await expect(retryMail(api.context, 2)).rejects.toThrow('Mail 2 is being delivered right now.');
});

test('a newer password replaces an undelivered one', async () => {
  const send = api.context.sendMail;
  api.context.sendMail = failing;
  await api.example('recoverPassword');
  later(1);
  api.context.sendMail = send;
  await api.example('recoverPassword');
  expect(api.outbox).toHaveLength(1);
  expect(await listUndelivered(api.context)).toMatchObject([
    { id: 1, lastError: 'A newer password replaced this one.' },
  ]);
  await expect(retryMail(api.context, 1)).rejects.toThrow('is no longer valid');
});

test('a password that has expired is not sent', async () => {
  const send = api.context.sendMail;
  api.context.sendMail = failing;
  await api.example('recoverPassword');
  api.context.sendMail = send;
  later(61);
  await deliverMails(api.context);
  expect(api.outbox).toEqual([]);
  expect(await listUndelivered(api.context)).toMatchObject([{ lastError: 'This password has expired.' }]);
  await expect(retryMail(api.context, 1)).rejects.toThrow('is no longer valid');
});

describe('one address gets', () => {
  const times = async (count: number, one: () => Promise<Response>) => {
    for (let index = 0; index < count; index += 1) expect((await one()).status).toBe(200);
  };

  test('five confirmations of listing requests an hour, while the requests are stored', async () => {
    let number = 0;
    const requested = async () => {
      await api.example('verifyCaptcha');
      return api.example('requestListing', { body: { ...listingRequest, Organization: `No. ${(number += 1)}` } });
    };
    await times(40, requested);
    expect(api.outbox).toHaveLength(5);
    expect(await api.db.select().from(listingRequests)).toHaveLength(40);
    later(61);
    await times(1, requested);
    expect(api.outbox).toHaveLength(6);
    // When a clock that was ahead is set back, the emails that it dated in the future no longer count.
    later(-300);
    await times(1, requested);
    expect(api.outbox).toHaveLength(7);
  });

  test('five recoveries an hour, and the last e-mailed password stays valid', async () => {
    await times(5, () => api.example('recoverPassword'));
    const password = /New password: (\S+)/.exec(api.outbox[4]?.text ?? '')?.[1] ?? '';
    await times(4, () => api.example('recoverPassword'));
    expect(api.outbox).toHaveLength(5);
    const body = { email: courier.email, password };
    expect((await api.send('POST', '/login/login', { token: null, body })).status).toBe(200);
  });

  test('twenty summaries of credentials an hour', async () => {
    await times(25, () => api.send('PUT', '/site/credentials', { body: exampleCalls.saveCredentials.body }));
    expect(api.outbox).toHaveLength(20);
  });
});
