// Verifies SRV-1, SEC-6, SEC-8, SEC-11.
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { issuePassword, readToken } from '../../mocks';
import { logins } from '../../mocks/db/schema';
import { courier } from './fixture/organizations';
import { attempted, callerOf, messageOf, startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-02-03T10:00:00Z');
  api = await startApi({ now: () => now, callerOf });
});

const logIn = (password = courier.password, email = courier.email, caller = '') =>
  api.send('POST', '/login/login', { token: null, body: { email, password }, caller });
const recover = (recoveryEmail: string, name: string) =>
  api.send('POST', '/login/recover', { token: null, body: { recoveryEmail, name } });

const mailedPassword = () => /[Pp]assword: (\S+)/.exec(api.outbox[0]?.text ?? '')?.[1] ?? '';

/** Records this number of refused logins for an account as just made, from no address in particular. */
const attempt = (count: number, account: string) => attempted(api, count, `login ${account} `);

test('a login returns a token with role, identifier, and expiry', async () => {
  const { token } = (await (await logIn()).json()) as { token: string };
  expect(await readToken(api.context, token)).toEqual({ Role: 'media', Identifier: courier.identifier, Generation: 0 });
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  expect(payload.exp).toBe(now.getTime() / 1000 + 8 * 60 * 60);
  expect((await api.example('getStaff', { token })).status).toBe(200);
  now = new Date(payload.exp * 1000);
  expect((await api.example('getStaff', { token })).status).toBe(401);
});

test("a login ignores the e-mail's case", async () => {
  expect((await logIn(courier.password, 'Desk@Courier.EXAMPLE')).status).toBe(200);
});

test('the password is nowhere in the database', async () => {
  const [login] = await api.db.select().from(logins);
  expect(login?.passwordHash).toMatch(/^scrypt\$/);
  expect(JSON.stringify(login)).not.toContain(courier.password);
});

test('after ten refused attempts the account has to wait, from that address only', async () => {
  await attempt(9, courier.email);
  const wrong = await logIn('wrong');
  expect([wrong.status, await messageOf(wrong)]).toEqual([401, 'The e-mail or password is incorrect.']);
  const blocked = await logIn();
  expect([blocked.status, blocked.headers.get('Retry-After')]).toEqual([429, '900']);
  expect(await messageOf(blocked)).toBe('Too many attempts. Please try again in 15 minutes.');
  expect((await logIn(courier.password, courier.email, 'another address')).status).toBe(200);
  now = new Date(now.getTime() + 15 * 60 * 1000);
  expect((await logIn()).status).toBe(200);
});

test('attempts sent at the same time are all counted', async () => {
  await attempt(8, courier.email);
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await logIn('wrong')).status));
  expect(statuses.sort()).toEqual([401, 401, 429, 429, 429]);
});

test('a login that succeeds forgets the attempts before it', async () => {
  await attempt(9, courier.email);
  expect((await logIn()).status).toBe(200);
  expect((await logIn('wrong')).status).toBe(401);
  expect((await logIn()).status).toBe(200);
});

test.each([
  ['matches', courier.email, courier.name, 1],
  ['matches but for case and blanks', 'DESK@courier.example', '  prairie courier ', 1],
  ['has another name', courier.email, 'Rival Radio & TV', 0],
  ['is unknown', 'nobody@courier.example', courier.name, 0],
])('a recovery that %s gets the same response, and %s an e-mail', async (_what, email, name, mails) => {
  const response = await recover(email, name);
  expect([response.status, await messageOf(response)]).toEqual([
    200,
    'If the organization and the e-mail match an account, a new password is on its way to that e-mail.',
  ]);
  expect(api.outbox.filter(({ kind, to }) => kind === 'recovery' && to === courier.email)).toHaveLength(mails);
});

test('a recovered password replaces the old one on its first use', async () => {
  await recover(courier.email, courier.name);
  const password = mailedPassword();
  expect(api.outbox[0]?.links).toEqual([{ label: 'Sign in', href: 'http://localhost/mediareact/login' }]);
  expect((await logIn()).status).toBe(200);
  expect((await logIn(password)).status).toBe(200);
  expect((await logIn()).status).toBe(401);
  expect((await logIn(password)).status).toBe(200);
});

test('recoveries are limited too, whether or not there is an account', async () => {
  await attempted(api, 10, 'recovery nobody@courier.example ');
  expect((await recover('nobody@courier.example', 'Nobody')).status).toBe(429);
});

test('a login of an organization that is no longer listed is refused', async () => {
  await api.db.update(logins).set({ organizationId: 13 }).where(eq(logins.email, courier.email));
  expect((await logIn()).status).toBe(401);
});

test('a recovered password is valid for an hour', async () => {
  await recover(courier.email, courier.name);
  const password = mailedPassword();
  expect(api.outbox[0]?.text).toContain('within one hour');
  now = new Date(now.getTime() + 60 * 60_000);
  expect((await logIn(password)).status).toBe(401);
  expect((await logIn()).status).toBe(200);
});

describe('a new password ends the sessions of the old one', () => {
  const session = async (password?: string) => ((await (await logIn(password)).json()) as { token: string }).token;
  const status = async (token: string) => (await api.example('getStaff', { token })).status;

  test('when the association issues it', async () => {
    const [old, rivals] = [await session(), await api.token('30002')];
    await issuePassword(api.context, courier.identifier);
    await api.mailed();
    const refused = await api.example('getStaff', { token: old });
    expect([refused.status, await messageOf(refused)]).toEqual([
      401,
      'Please sign in again. The password of this organization has changed.',
    ]);
    expect(await status(await session(mailedPassword()))).toBe(200);
    expect((await api.send('GET', '/staff/30002', { token: rivals })).status).toBe(200);
  });

  test('once, when several sign in with a recovered one at the same time', async () => {
    await recover(courier.email, courier.name);
    const password = mailedPassword();
    const tokens = await Promise.all([session(password), session(password), session(password)]);
    expect(await Promise.all(tokens.map(status))).toEqual([200, 200, 200]);
  });

  test('when a recovered one is used, not when it is requested', async () => {
    const old = await session();
    await recover(courier.email, courier.name);
    expect(await status(old)).toBe(200);
    const password = mailedPassword();
    const fresh = await session(password);
    expect([await status(old), await status(fresh)]).toEqual([401, 200]);
    // Signing in again with the same password ends nothing.
    await session(password);
    expect(await status(fresh)).toBe(200);
  });
});

const captcha = (token: string) => api.send('POST', '/login/captcha', { token: null, body: { token } });

describe('with a reCAPTCHA secret', () => {
  const verify = 'https://www.google.com/recaptcha/api/siteverify';
  beforeEach(async () => {
    api = await startApi({ captcha: { mode: 'recaptcha', secret: 'the secret' } });
  });

  test("Google's verification decides", async () => {
    api.server.use(
      http.post(verify, async ({ request }) => {
        const sent = new URLSearchParams(await request.text());
        return HttpResponse.json({ success: sent.get('secret') === 'the secret' && sent.get('response') === 'good' });
      }),
    );
    expect(await (await captcha('good')).text()).toBe('Human');
    expect(await (await captcha('bad')).text()).toBe('Robot');
    expect(await (await captcha('standin-abc')).text()).toBe('Robot');
  });

  test('an unreachable verification is a server error', async () => {
    api.server.use(http.post(verify, () => HttpResponse.error()));
    expect((await captcha('good')).status).toBe(503);
  });
});
