/** @jest-environment node */
// Verifies REL-10.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkIntegrity } from '../../mocks/db/backUp';
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
  close();
});
afterEach(() => {
  folder.remove();
});

const run = (...words: string[]) => runBackup(words, { DATA_DIR: folder.dataDir });
/** A process of its own, as the command is: this one's handles of the file close when they are collected. */
function restore(file: string): { code: number; said: string } {
  const words = ['--import', 'tsx', 'mocks/commands/backup.ts', 'restore', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: folder.dataDir },
    encoding: 'utf8',
  });
  return { code: status ?? 1, said: stdout + stderr };
}
/** Writes in a process that has ended by then. */
function elsewhere(sql: string): void {
  const work = `import { withFile } from './mocks/db/backUp';
    await withFile(${JSON.stringify(database)}, (client) => client.execute(${JSON.stringify(sql)}));`;
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', work], { stdio: 'inherit' });
}
const namesOf = async (): Promise<string[]> => {
  const { db, close } = await openDatabase(database);
  const rows = await db.select().from(states);
  close();
  return rows.map(({ name }) => name);
};
const addNebraska = async (): Promise<void> => {
  const { db, close } = await openDatabase(database);
  await db.insert(states).values({ id: 3, name: 'Nebraska', code: 'NE' });
  close();
};

test('a backup works while the database is in use', async () => {
  const { close } = await openDatabase(database);
  const made = await run('backup');
  close();
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

test('a restore brings back the rows and keeps the replaced database', async () => {
  const file = path.join(folder.distDir, 'kept.db');
  await run('backup', file);
  // The copy stands in for the database, which this process has had open.
  const data = path.join(folder.distDir, 'data');
  mkdirSync(data);
  copyFileSync(file, path.join(data, 'portal.db'));
  [folder, database] = [{ ...folder, dataDir: data }, path.join(data, 'portal.db')];
  elsewhere("INSERT INTO states (id, name, code) VALUES (3, 'Nebraska', 'NE')");
  expect(restore(file)).toEqual({ code: 0, said: expect.stringMatching(/^Restored \d+ rows\./) as string });
  expect(await namesOf()).toEqual(['Kansas', 'Iowa']);
  const [kept = ''] = readdirSync(path.join(data, 'backups'));
  expect(kept).toMatch(/-before-restore\.db$/);
  expect((await checkIntegrity(path.join(data, 'backups', kept))).states).toBe(3);
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
  await addNebraska();
  const { close } = await openDatabase(database);
  const refused = restore(file);
  close();
  expect(refused).toEqual({ code: 1, said: `${database} is in use. Stop the server and try again.\n` });
  expect(await namesOf()).toHaveLength(3);
});

test.each([
  ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
  ['is cut off', (file: string) => truncateSync(file, 8192)],
])('what %s is not restored', async (_what, harm) => {
  const file = path.join(folder.distDir, 'kept.db');
  await run('backup', file);
  harm(file);
  expect((await run('restore', file)).code).toBe(1);
  expect(await namesOf()).toEqual(['Kansas', 'Iowa']);
});

test('a backup never overwrites another file', async () => {
  const file = path.join(folder.distDir, 'index.html');
  expect(await run('backup', file)).toMatchObject({
    code: 1,
    errors: `${file} already exists. Choose another file.\n`,
  });
});

test.each([[[]], [['restore']], [['backup', 'a', 'b']]])('the arguments %j show the usage', async (words) => {
  expect((await run(...words)).code).toBe(2);
});
