// Verifies SRV-9.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { openDatabase } from '../../mocks/db/openDatabase';
import { organizations } from '../../mocks/db/schema';
import { compress } from '../../mocks/server/compress';
import { createStoredResponses } from '../../mocks/server/storedResponses';
import { organizationEdit } from './fixture/bodies';
import { rawRequest } from './support/rawRequest';
import { sharedServer, signedIn } from './support/sharedServer';

const { server, get } = sharedServer();
const api = (address: string) => `/mediareact/api${address}`;
const LISTING = api('/org/listing');
const DETAIL = api('/org/identifier/27919');
const tagOf = async (address: string) => (await get(address)).headers.get('ETag') ?? '';
const statusWith = async (address: string, tag: string, headers = {}) =>
  (await get(address, { 'If-None-Match': tag, ...headers })).status;

test.each([LISTING, DETAIL, api('/staff/director/27919'), api('/staff/assistants/27919')])(
  '%s has a tag that holds until a write, and is not sent again',
  async (address) => {
    const first = await get(address);
    const tag = first.headers.get('ETag') ?? '';
    expect([first.status, tag, first.headers.get('Cache-Control')]).toEqual([
      200,
      expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'no-cache',
    ]);
    expect(await (await get(address)).json()).toEqual(await first.json());
    const unchanged = await get(address, { 'If-None-Match': `"other", ${tag}`, 'Accept-Encoding': 'br' });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('ETag')]).toEqual([304, '', tag]);
    for (const method of ['GET', 'HEAD']) {
      const headers = { 'If-None-Match': tag };
      const known = await rawRequest(server().url, address, { method, headers });
      expect([known.status, known.headers['content-length']]).toEqual([304, undefined]);
    }
    expect(await statusWith(address, '"other"')).toBe(200);
  },
);

test('what needs a session, or is refused, has no tag', async () => {
  expect((await get(api('/staff/27919'))).headers.get('ETag')).toBeNull();
  expect((await get(api('/org/identifier/00000'))).headers.get('ETag')).toBeNull();
});

test('a write shows at once', async () => {
  const before = [await tagOf(LISTING), await tagOf(DETAIL)];
  const renamed = await fetch(`${server().url}${api('/org/update-name/27919')}`, {
    method: 'PUT',
    headers: await signedIn(server().url),
    body: JSON.stringify({ ...organizationEdit, Organization: 'Renamed Courier' }),
  });
  expect(renamed.status).toBe(200);
  expect(await (await get(DETAIL)).json()).toMatchObject({ OrganizationName: 'Renamed Courier' });
  expect(await (await get(LISTING)).text()).toContain('Renamed Courier');
  expect([await statusWith(LISTING, before[0] ?? ''), await statusWith(DETAIL, before[1] ?? '')]).toEqual([200, 200]);
});

test('so does one by another process on the same file', async () => {
  const tag = await tagOf(LISTING);
  const { db, close } = await openDatabase(`${server().folder.dataDir}/portal.db`);
  await db.update(organizations).set({ status: 'withdrawn' });
  await close();
  const response = await get(LISTING, { 'If-None-Match': tag });
  expect([response.status, await response.json()]).toEqual([200, []]);
  expect((await runAssociation(['requests'], { DATA_DIR: server().folder.dataDir })).code).toBe(0);
});

test('the oldest gives way to a new one, and each to the time', async () => {
  const { db, close } = await openDatabase();
  let now = 0;
  const stored = createStoredResponses({ db, now: () => new Date(now) });
  let asked = 0;
  const read = async (id: number) => {
    const before = asked;
    await stored.read(new Request(`http://x${api(`/staff/director/${String(id)}`)}`), () => {
      asked += 1;
      return Promise.resolve(Response.json(id));
    });
    return asked > before ? 'asked' : 'stored';
  };
  for (let id = 0; id < 600; id += 1) await read(id);
  expect([await read(599), await read(200), await read(0)]).toEqual(['stored', 'stored', 'asked']);
  now = 15 * 60_000;
  expect([await read(599), await read(599)]).toEqual(['asked', 'stored']);
  // A clock that was ahead is set back: the stored response is from the future, so it is requested again.
  now = 0;
  expect([await read(599), await read(599)]).toEqual(['asked', 'stored']);
  await close();
});

const body = (n: number) => Buffer.from(`no. ${n} `.repeat(500));

test('every caller gets the right body, however many others are compressed in between', async () => {
  const round = Array.from({ length: 120 }, (_, n) => n % 60);
  for (const n of round) {
    const br = await compress(body(n), 'gzip, deflate, br');
    expect([br.encoding, brotliDecompressSync(br.bytes).equals(body(n))]).toEqual(['br', true]);
    const gzip = await compress(body(n), 'gzip;q=0.8');
    expect([gzip.encoding, gunzipSync(gzip.bytes).equals(body(n))]).toEqual(['gzip', true]);
  }
});

test('identical bodies are compressed once, also for concurrent requests', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => compress(body(1000), 'br')));
  const [first] = answers;
  for (const { bytes } of answers) expect(bytes).toBe(first?.bytes);
});

test('short bodies, and bodies for clients without compression, are sent unchanged', async () => {
  expect(await compress(Buffer.from('success'), 'br')).toEqual({
    bytes: Buffer.from('success'),
    encoding: undefined,
  });
  expect((await compress(body(1), 'zstd')).encoding).toBeUndefined();
  expect((await compress(body(1), undefined)).encoding).toBeUndefined();
  expect((await compress(body(1), 'br;q=0, gzip; q=0.0')).encoding).toBeUndefined();
  expect((await compress(body(1), 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip');
});
