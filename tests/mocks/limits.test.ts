// Verifies REQ-5, SEC-6, SEC-7.
import { denyRequest, listRequests } from '../../mocks';
import { knownCallers } from '../../mocks/db/schema';
import { audioRequest, listingRequest } from './fixture/bodies';
import { courier } from './fixture/organizations';
import { attempted, callerOf, messageOf, startApi, type FixtureApi } from './fixture/startApi';

const home = '203.0.113.7';

let api: FixtureApi;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-02-03T10:00:00Z');
  api = await startApi({ now: () => now, callerOf });
});

const send = (path: string, body: unknown, caller: string) => api.send('POST', path, { token: null, body, caller });
const logIn = (caller: string, { email = courier.email, password = courier.password } = {}) =>
  send('/login/login', { email, password }, caller);

describe('sign-ins', () => {
  test('from one address end after fifty wrong ones, whatever e-mails they try', async () => {
    await attempted(api, 49, `login from ${home}`);
    expect((await logIn(home, { email: 'a49@x.example' })).status).toBe(401);
    const refused = await logIn(home, { email: 'a50@x.example' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    expect((await logIn('203.0.113.8')).status).toBe(200);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await logIn(home)).status).toBe(200);
  });

  test('are not locked by attempts that a clock dated far in the future', async () => {
    const today = now;
    now = new Date(today.getTime() + 30 * 24 * 60 * 60_000);
    for (let n = 0; n < 10; n += 1) await logIn(home, { password: 'wrong' });
    expect((await logIn(home)).status).toBe(429);
    now = today;
    expect((await logIn(home)).status).toBe(200);
  });

  test('that succeed are not counted against their address', async () => {
    await attempted(api, 49, `login from ${home}`);
    for (const _time of [1, 2, 3]) expect((await logIn(home)).status).toBe(200);
  });

  test('are blocked per account after a hundred failures from unknown addresses, but not from known ones', async () => {
    expect((await logIn(home)).status).toBe(200);
    await attempted(api, 100, `login to ${courier.email}`);
    expect((await logIn('198.51.100.1')).status).toBe(429);
    expect((await logIn(home)).status).toBe(200);
  });

  test('that fail write nothing to the disk', async () => {
    const { total: before } = await changes();
    for (let n = 0; n < 5; n += 1) await logIn(home, { email: `a${n}@x.example` });
    expect((await changes()).total).toBe(before);
    expect((await logIn('203.0.113.8')).status).toBe(200);
    expect(await api.db.select().from(knownCallers)).toHaveLength(1);
  });

  /** How many rows the connection has written since it was opened. */
  async function changes(): Promise<{ total: number }> {
    const [row] = await api.db.all<{ total: number }>('SELECT total_changes() AS total');
    return row ?? { total: -1 };
  }
});

test('recoveries from one address end after fifty, whatever e-mails they name', async () => {
  await attempted(api, 50, `recovery from ${home}`);
  expect((await send('/login/recover', { recoveryEmail: 'a@x.example', name: 'X' }, home)).status).toBe(429);
});

describe('a captcha', () => {
  const verify = (caller: string) => send('/login/captcha', { token: 'standin-1' }, caller);
  let sent = 0;
  const request = (caller: string, more: Partial<typeof listingRequest> = {}) =>
    send('/org/temp', { ...listingRequest, Organization: `No. ${(sent += 1)}`, ...more }, caller);

  test('is required for every listing request, from the same address', async () => {
    const refused = await request(home);
    expect([refused.status, await messageOf(refused)]).toEqual([
      403,
      'Please complete the verification again, then submit.',
    ]);
    await verify(home);
    expect((await request('203.0.113.8')).status).toBe(403);
    expect((await request(home)).status).toBe(200);
    expect((await request(home)).status).toBe(403);
  });

  test('that failed allows nothing', async () => {
    expect(await (await send('/login/captcha', { token: 'a robot' }, home)).text()).toBe('Robot');
    expect((await request(home)).status).toBe(403);
  });

  test('is not consumed by a refused request', async () => {
    await verify(home);
    expect((await request(home, { Zip: 'x' })).status).toBe(422);
    expect((await request(home, { State: '99' })).status).toBe(422);
    expect((await request(home)).status).toBe(200);
  });

  test('is valid for one of two concurrent requests', async () => {
    await verify(home);
    const statuses = (await Promise.all([request(home), request(home)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403]);
  });

  test('is valid for an hour', async () => {
    await verify(home);
    now = new Date(now.getTime() + 59 * 60_000);
    expect((await request(home)).status).toBe(200);
    await verify(home);
    now = new Date(now.getTime() + 60 * 60_000);
    expect((await request(home)).status).toBe(403);
  });

  test('is not required again when the first answer was lost, and the request is stored and mailed once', async () => {
    await verify(home);
    const repeated = () => request(home, { Organization: 'Flint Hills Stream' });
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await repeated()).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await api.mailed();
    expect(api.outbox).toHaveLength(1);
    expect(await listRequests(api.context)).toHaveLength(1);
    await denyRequest(api.context, 1);
    expect((await repeated()).status).toBe(403);
  });

  test('is valid for each person behind one address, but cannot be hoarded', async () => {
    for (let time = 0; time < 40; time += 1) await verify(home);
    const statuses: number[] = [];
    for (let time = 0; time < 40; time += 1) statuses.push((await request(home)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });
});

test('an address sends sixty listing requests an hour at most', async () => {
  await attempted(api, 60, 'listing request from ');
  const refused = await api.example('requestListing');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
  expect(await messageOf(refused)).toBe('Too many requests. Please try again in 60 minutes.');
  now = new Date(now.getTime() + 60 * 60_000);
  expect((await api.example('requestListing')).status).toBe(200);
});

test('an organization submits sixty agreements an hour at most', async () => {
  const submit = (n: number) => api.send('POST', '/contact/approve-email', { body: { ...audioRequest, name: `${n}` } });
  for (let n = 0; n < 60; n += 1) expect((await submit(n)).status).toBe(200);
  expect((await submit(60)).status).toBe(429);
  // A repeated submission gets the same response as before.
  expect((await submit(59)).status).toBe(200);
  now = new Date(now.getTime() + 61 * 60_000);
  expect((await submit(60)).status).toBe(200);
});
