// Verifies REL-6.
import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../mocks';
import { counties } from '../../mocks/db/schema';

let folder: string;
let file: string;
const opened: OpenDatabase[] = [];
const open = async (path?: string) => {
  const database = await openDatabase(path);
  opened.push(database);
  return database.db;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-db-'));
  file = join(folder, 'inner', 'portal.db');
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

const ids = async (db: Awaited<ReturnType<typeof open>>) => (await db.select().from(counties)).map(({ id }) => id);

const pragma = async (db: Awaited<ReturnType<typeof open>>, name: string) =>
  Object.values(await db.get<object>(sql.raw(`PRAGMA ${name}`)))[0] as unknown;

test("processes read each other's writes, concurrently and later", async () => {
  const [one, other] = [await open(file), await open(file)];
  await one.insert(counties).values({ id: 1, name: 'Allen' });
  await other.insert(counties).values({ id: 2, name: 'Shawnee' });
  expect(await ids(one)).toEqual([1, 2]);
  expect(await ids(await open(file))).toEqual([1, 2]);
});

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
