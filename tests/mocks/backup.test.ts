// Verifies REL-10.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { InStatement } from '@libsql/client';
import { backUpTo, checkIntegrity, withFile } from '../../mocks/db/backUp';
import { openDatabase } from '../../mocks/db/openDatabase';
import { states } from '../../mocks/db/schema';
import { runBackup } from '../../mocks/commands/runBackup';
import { temporaryFolder, type TemporaryFolder } from './support/temporaryServer';

let folder: TemporaryFolder;
let database: string;
beforeEach(async () => {
  folder = temporaryFolder();
  database = path.join(folder.dataDir, 'portal.db');
  const { db, close } = await openDatabase(database);
  await db.insert(states).values([
    { id: 1, name: 'Kansas', code: 'KS' },
    { id: 2, name: 'Iowa', code: 'IA' },
  ]);
  await close();
});

const run = (...words: string[]) => runBackup(words, { DATA_DIR: folder.dataDir });
/** Restores in a separate process, as the command does, because this process closes its file handles only on garbage collection. */
function restore(file: string, ...before: string[]): { code: number; said: string } {
  const words = ['--import', 'tsx', ...before, 'mocks/commands/backup.ts', 'restore', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: folder.dataDir },
    encoding: 'utf8',
  });
  return { code: status ?? 1, said: stdout + stderr };
}
/** Writes in another process, which has ended when this function returns. */
function elsewhere(sql: string): void {
  const work = `import { withFile } from './mocks/db/backUp';
    await withFile(${JSON.stringify(database)}, (client) => client.execute(${JSON.stringify(sql)}));`;
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', work], { stdio: 'inherit' });
}
const namesOf = async (): Promise<string[]> => {
  const { db, close } = await openDatabase(database);
  const rows = await db.select().from(states);
  await close();
  return rows.map(({ name }) => name);
};
const addNebraska = (): void => elsewhere("INSERT INTO states (id, name, code) VALUES (3, 'Nebraska', 'NE')");

test('a backup works while the database is in use', async () => {
  const { close } = await openDatabase(database);
  const made = await run('backup');
  await close();
  const [name = ''] = readdirSync(path.join(folder.dataDir, 'backups'));
  const file = path.join(folder.dataDir, 'backups', name);
  expect(made).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backed up \d+ rows to .*portal-\d{8}T\d{6}Z\.db\.\n$/) as string,
    errors: '',
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await checkIntegrity(file)).states).toBe(2);
});

/** A new data folder, none of whose files this process has opened, and a file that `npm run backup` wrote. */
async function freshFolder(): Promise<{ data: string; file: string }> {
  const file = path.join(folder.distDir, 'kept.db');
  await run('backup', file);
  const data = path.join(folder.distDir, 'data');
  mkdirSync(data);
  [folder, database] = [{ ...folder, dataDir: data }, path.join(data, 'portal.db')];
  return { data, file };
}

test('a restore brings back the rows and keeps the replaced database', async () => {
  const { data, file } = await freshFolder();
  copyFileSync(file, database);
  addNebraska();
  expect(restore(file)).toEqual({ code: 0, said: expect.stringMatching(/^Restored \d+ rows\./) as string });
  expect(await namesOf()).toEqual(['Kansas', 'Iowa']);
  const [replaced = ''] = readdirSync(path.join(data, 'backups'));
  expect(replaced).toMatch(/-before-restore\.db$/);
  expect((await checkIntegrity(path.join(data, 'backups', replaced))).states).toBe(3);
});

test('a restore that the full disk ends leaves the database, and no half copy of it', async () => {
  const { data, file } = await freshFolder();
  copyFileSync(file, database);
  addNebraska();
  const full = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const copy = fs.copyFileSync;
    fs.copyFileSync = (from, to, mode) => {
      copy(from, to, mode);
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
    syncBuiltinESMExports();`;
  const { code, said } = restore(file, '--import', `data:text/javascript,${encodeURIComponent(full)}`);
  expect([code, said]).toEqual([1, expect.stringContaining('The disk is full')]);
  expect(readdirSync(path.join(data, 'backups'))).toEqual([]);
  expect(await namesOf()).toEqual(['Kansas', 'Iowa', 'Nebraska']);
});

test('a restore replaces a damaged database, and keeps it', async () => {
  const { data, file } = await freshFolder();
  writeFileSync(database, 'damaged '.repeat(1000));
  const { code, said } = restore(file);
  expect([code, said]).toEqual([0, expect.stringMatching(/The previous database is in .*-before-restore\.db\./)]);
  expect(await namesOf()).toEqual(['Kansas', 'Iowa']);
  const [replaced = ''] = readdirSync(path.join(data, 'backups'));
  expect(readFileSync(path.join(data, 'backups', replaced), 'utf8')).toMatch(/^damaged/);
});

test('a restore does not apply the log of a database that is gone, and keeps it', async () => {
  const before = database;
  const { data, file } = await freshFolder();
  const { db, close } = await openDatabase(before);
  await db.insert(states).values({ id: 3, name: 'Nebraska', code: 'NE' });
  copyFileSync(`${before}-wal`, `${database}-wal`);
  await close();
  expect((await run('restore', file)).code).toBe(0);
  expect(await namesOf()).toEqual(['Kansas', 'Iowa']);
  expect(readdirSync(path.join(data, 'backups'))).toEqual([expect.stringMatching(/-before-restore\.db-wal$/)]);
});

test('a backup can be restored after the data folder was lost', async () => {
  const file = path.join(folder.distDir, 'kept.db');
  await run('backup', file);
  rmSync(folder.dataDir, { recursive: true });
  expect((await run('restore', file)).code).toBe(0);
  expect(await namesOf()).toEqual(['Kansas', 'Iowa']);
});

test('nothing is restored while a server has the database open', async () => {
  const file = path.join(folder.distDir, 'kept.db');
  await run('backup', file);
  addNebraska();
  const { close } = await openDatabase(database);
  const refused = restore(file);
  await close();
  expect(refused).toEqual({ code: 1, said: `${database} is in use. Stop the server and try again.\n` });
  expect(await namesOf()).toHaveLength(3);
});

const sqlIn = (sql: string) => (file: string) => withFile(file, (client) => client.execute(sql));

test.each<[string, (file: string) => unknown]>([
  ['no database', (file) => writeFileSync(file, 'x'.repeat(5000))],
  ['cut off', (file) => truncateSync(file, 8192)],
  ['empty', (file) => truncateSync(file, 0)],
  ['without states', sqlIn('DELETE FROM states')],
  ['without logins', sqlIn('DROP TABLE logins')],
  ['of no released version', sqlIn('DROP TABLE __drizzle_migrations')],
  ['without a column', sqlIn('ALTER TABLE leagues DROP COLUMN business_phone')],
  ['without an index', sqlIn('DROP INDEX schools_league')],
  ['with a table of somebody else', sqlIn('CREATE TABLE notes (text)')],
  ['with a trigger', sqlIn('CREATE TRIGGER t AFTER INSERT ON logins BEGIN DELETE FROM logins; END')],
])('a file that is %s is not restored', async (_what, harm) => {
  const file = path.join(folder.distDir, 'kept.db');
  await run('backup', file);
  await harm(file);
  const sentence = `${file} is not a backup of the portal, or it is damaged. Backups are in ${folder.dataDir}/backups.\n`;
  expect(await run('restore', file)).toEqual({ code: 1, output: '', errors: sentence });
  expect(await namesOf()).toEqual(['Kansas', 'Iowa']);
});

test('a backup that the full disk ends leaves no file, and no other user could read it', async () => {
  const modes: number[] = [];
  const isFull = (statement: InStatement): boolean =>
    typeof statement === 'object' && statement.sql.startsWith('VACUUM');
  const target = path.join(folder.distDir, 'backups', 'kept.db');
  await withFile(database, async (client) => {
    const execute = async (statement: InStatement) => {
      const result = await client.execute(statement);
      if (!isFull(statement)) return result;
      const written = readdirSync(path.dirname(target));
      modes.push(...written.map((name) => statSync(path.join(path.dirname(target), name)).mode & 0o777));
      throw Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' });
    };
    await expect(backUpTo({ ...client, execute }, target)).rejects.toThrow('SQLITE_FULL');
  });
  expect([modes, readdirSync(path.dirname(target))]).toEqual([[0o600], []]);
});

test('a backup never overwrites another file', async () => {
  const file = path.join(folder.distDir, 'index.html');
  expect(await run('backup', file)).toMatchObject({
    code: 1,
    errors: `${file} already exists. Choose another file.\n`,
  });
});

test.each([[[]], [['restore']], [['backup', 'a', 'b']], [['backup', '--help']], [['restore', '--help']]])(
  'the arguments %j show the usage',
  async (words) => {
    expect((await run(...words)).code).toBe(2);
  },
);
