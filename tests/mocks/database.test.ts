// Verifies REL-6.
import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
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

test("processes read each other's writes, concurrently and later", async () => {
  const [one, other] = [await open(file), await open(file)];
  await one.insert(counties).values({ id: 1, name: 'Allen' });
  await other.insert(counties).values({ id: 2, name: 'Shawnee' });
  expect(await ids(one)).toEqual([1, 2]);
  expect(await ids(await open(file))).toEqual([1, 2]);
});

test('the file uses a write-ahead log, syncs every commit, and checks references', async () => {
  const db = await open(file);
  const pragma = async (name: string) => Object.values(await db.get<object>(sql.raw(`PRAGMA ${name}`)))[0] as unknown;
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('closing empties the write-ahead log, so that the file alone holds every row', async () => {
  const db = await open(file);
  await db.insert(counties).values({ id: 1, name: 'Allen' });
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  await opened[0]?.close();
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
});

test('every confirmed write survives kill -9', async () => {
  const script = `
    import { openDatabase } from './mocks/db/openDatabase';
    import { counties } from './mocks/db/schema';
    const { db } = await openDatabase(${JSON.stringify(file)});
    for (let id = 1; ; id += 1) {
      await db.insert(counties).values({ id, name: 'County' });
      process.stdout.write(id + '\\n');
    }`;
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  let confirmed = '';
  let complaint = '';
  writer.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  writer.stdout.on('data', (chunk: Buffer) => {
    confirmed += chunk.toString();
    if (confirmed.split('\n').length > 25) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  expect(complaint).toBe('');
  const last = Number(confirmed.trim().split('\n').at(-1));
  expect(last).toBeGreaterThanOrEqual(24);
  expect(await ids(await open(file))).toEqual(expect.arrayContaining([1, last]));
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
