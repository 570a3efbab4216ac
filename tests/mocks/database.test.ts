// Verifies REL-6, SRV-8.
import { sql } from 'drizzle-orm';
import { createClient } from '@libsql/client';
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../mocks';
import { counties } from '../../mocks/db/schema';
import { serialClient } from '../../mocks/db/serialClient';
import { demoLogins } from '../../mocks/seed';
import { staffEdit } from './fixture/bodies';
import { courier } from './fixture/organizations';
import { messageOf, startApi } from './fixture/startApi';
import { postTo } from './support/sharedServer';
import { temporaryDirectory, temporaryServer } from './support/temporaryServer';

let file: string;
const opened: OpenDatabase[] = [];
const open = async (path?: string) => {
  const database = await openDatabase(path);
  opened.push(database);
  return database.db;
};
beforeEach(() => {
  file = join(temporaryDirectory(), 'inner', 'portal.db');
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

const ids = async (db: Awaited<ReturnType<typeof open>>) => (await db.select().from(counties)).map(({ id }) => id);

const pragma = async (db: Awaited<ReturnType<typeof open>>, name: string) =>
  Object.values(await db.get<object>(sql.raw(`PRAGMA ${name}`)))[0] as unknown;

test('the file uses a write-ahead log, syncs every commit, and checks references', async () => {
  const db = await open(file);
  expect(await pragma(db, 'journal_mode')).toBe('wal');
  expect(await pragma(db, 'synchronous')).toBe(2);
  expect(await pragma(db, 'foreign_keys')).toBe(1);
});

test('closing empties the write-ahead log, so that the file alone holds every row', async () => {
  const db = await open(file);
  await db.insert(counties).values({ id: 1, name: 'Allen' });
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  await opened[0]?.close();
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
});

test('what is confirmed after a write that waited in vain for another process is in the file', async () => {
  const [one, other] = [await open(file), await open(file)];
  await other.transaction(async () => {
    const waiting = one.transaction((tx) => tx.insert(counties).values({ id: 1, name: 'Allen' }));
    await expect(waiting).rejects.toThrow('SQLITE_BUSY');
  });
  await one.insert(counties).values({ id: 2, name: 'Shawnee' });
  expect(await ids(other)).toEqual([2]);
  await one.transaction((tx) => tx.insert(counties).values({ id: 3, name: 'Riley' }));
  expect(await ids(other)).toEqual([2, 3]);
  expect(await pragma(one, 'synchronous')).toBe(2);
  expect(await pragma(one, 'foreign_keys')).toBe(1);
});

test('other requests are answered between writes that wait in vain for another process', async () => {
  const [one, other] = [await open(file), await open(file)];
  const order: string[] = [];
  await other.transaction(async () => {
    const writes = [1, 2].map((id) =>
      one
        .transaction((tx) => tx.insert(counties).values({ id, name: 'Allen' }))
        .catch((error: unknown) => order.push(String(error))),
    );
    await writes[0];
    setTimeout(() => order.push('another request'), 0);
    await writes[1];
  });
  const busy = expect.stringContaining('SQLITE_BUSY') as unknown;
  expect(order).toEqual([busy, 'another request', busy]);
});

test.each([['in memory', false] as const, ['in a file', true] as const])(
  '%s, calls wait for an open transaction, and a failed one leaves nothing',
  async (_where, inFile) => {
    const db = await open(inFile ? file : undefined);
    const slow = db.transaction(async (tx) => {
      await tx.insert(counties).values({ id: 1, name: 'Allen' });
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tx.insert(counties).values({ id: 2, name: 'Shawnee' });
    });
    const failing = db.transaction(async (tx) => {
      await tx.insert(counties).values({ id: 3, name: 'Riley' });
      throw new Error('no');
    });
    const read = ids(db);
    await expect(failing).rejects.toThrow('no');
    await slow;
    expect(await read).toEqual([1, 2]);
    expect(await ids(db)).toEqual([1, 2]);
  },
);

/** An API whose database cannot grow by a page, as on a full disk. */
async function fullApi() {
  // A caller's address so long that storing it would need another page.
  const api = await startApi({ callerOf: () => 'x'.repeat(20_000) });
  await api.db.run('PRAGMA max_page_count = 1');
  return api;
}

test('a correct login works on a full disk', async () => {
  const api = await fullApi();
  const { email, password } = courier;
  expect((await api.send('POST', '/login/login', { token: null, body: { email, password } })).status).toBe(200);
  api.close();
});

test('a write that the full disk refuses is a 503 that says so', async () => {
  const api = await fullApi();
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const create = (n: number) =>
    api.example('createAssistantPerson', { body: { ...staffEdit, FirstName: `no. ${String(n)}` } });
  let response = await create(0);
  for (let n = 1; n < 500 && response.ok; n += 1) response = await create(n);
  said.mockRestore();
  expect([response.status, await messageOf(response)]).toEqual([
    503,
    'The server’s disk is full, so nothing was saved. Please try again later.',
  ]);
  api.close();
});

test('a correct login works while another process keeps the database busy', async () => {
  const server = await temporaryServer();
  const other = await openDatabase(`${server.folder.dataDir}/portal.db`);
  const response = await other.db.transaction(() => postTo(server.url, '/login/login', { ...demoLogins[0] }));
  expect(response.status).toBe(200);
  await other.close();
});

test('a write that another process keeps waiting is a 503 that says when to try again', async () => {
  const server = await temporaryServer();
  const other = await openDatabase(`${server.folder.dataDir}/portal.db`);
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = await other.db.transaction(() => postTo(server.url, '/login/captcha', { token: 'standin-1' }));
  said.mockRestore();
  expect([refused.status, refused.headers.get('Retry-After'), await messageOf(refused)]).toEqual([
    503,
    '5',
    'The server is busy. Please try again in a moment.',
  ]);
  expect((await postTo(server.url, '/login/captcha', { token: 'standin-1' })).status).toBe(200);
  await other.close();
});

it('commits nothing on a connection that a lock has left unusable, even while no other one can be opened', async () => {
  mkdirSync(dirname(file), { recursive: true });
  const url = `file:${file}`;
  const [other, reader] = [createClient({ url }), createClient({ url })];
  await other.execute('PRAGMA journal_mode = WAL');
  await other.execute('CREATE TABLE numbers (number INTEGER)');
  const connect = jest.fn(() => Promise.resolve(createClient({ url })));
  connect.mockRejectedValueOnce(new Error('too many files')).mockRejectedValueOnce(new Error('too many files'));
  const client = serialClient(createClient({ url }), connect);
  const write = () => client.execute('INSERT INTO numbers VALUES (1)');
  const lock = await other.transaction('write');
  await expect(write()).rejects.toThrow('locked');
  await lock.rollback();
  await expect(write()).rejects.toThrow('too many files');
  await write();
  expect((await reader.execute('SELECT number FROM numbers')).rows).toHaveLength(1);
  for (const one of [client, other, reader]) one.close();
});
