// Verifies SRV-12.
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { runBackup } from '../../mocks/commands/runBackup';
import { openDatabase } from '../../mocks/db/openDatabase';
import { demoLogins } from '../../mocks/server';
import { libsqlServer } from '../support/libsqlServer';
import { postTo, serversOfTest } from './support/sharedServer';

const { folder, serve } = serversOfTest();
const at = (...names: string[]) => path.join(folder().dataDir, ...names);
const database = () => at('portal.db');
const log = () => at('portal.db-wal');
const backup = () => at('backups', 'before.db');
const remove = (...files: string[]) => files.forEach((file) => rmSync(file, { force: true, recursive: true }));

describe('a folder that was used', () => {
  const emptied: [string, () => unknown][] = [
    ['without its database', () => remove(database(), log())],
    ['with an empty database', () => writeFileSync(database(), '')],
    [
      'with a database without rows',
      async () => {
        remove(database(), log());
        await (await openDatabase(database())).close();
      },
    ],
    ['without its database and signing key', () => remove(database(), at('secret'), at('portal-url'), at('outbox'))],
  ];
  it.each(emptied)('%s is not filled with demo data, until a backup is restored', async (_what, empty) => {
    await (await serve()).close();
    await runBackup(['backup', backup()], { DATA_DIR: folder().dataDir });
    await empty();
    await expect(serve()).rejects.toThrow(/portal\.db is empty or missing, but .* was used before\..* npm run restore/);
    expect((await runAssociation(['requests'], { DATA_DIR: folder().dataDir })).code).toBe(1);
    remove(database());
    expect(await runBackup(['restore', backup()], { DATA_DIR: folder().dataDir })).toMatchObject({ code: 0 });
    expect((await postTo((await serve()).url, '/login/login', demoLogins[0] ?? {})).status).toBe(200);
  });

  it('only by a log without its database is not filled either', async () => {
    mkdirSync(folder().dataDir);
    writeFileSync(log(), 'frames');
    await expect(serve()).rejects.toThrow('npm run restore');
    expect(existsSync(database())).toBe(false);
  });
});

describe('a running server whose', () => {
  /** Overwrites a file in place, from this position to its end. */
  const overwrite = (file: string, from: number): void => {
    const handle = openSync(file, 'r+');
    const bytes = Buffer.alloc(statSync(file).size - from, 'x');
    writeSync(handle, bytes, 0, bytes.length, from);
    closeSync(handle);
  };
  const losses: [string, () => void][] = [
    ['database is deleted', () => remove(database())],
    ['database is emptied', () => truncateSync(database(), 0)],
    ['database is cut in half', () => truncateSync(database(), statSync(database()).size / 2)],
    ['database is replaced', () => renameSync(backup(), database())],
    ['database is overwritten with a backup', () => copyFileSync(backup(), database())],
    ['database is overwritten with something else', () => writeFileSync(database(), Buffer.alloc(9_000_000, 'x'))],
    ['database has pages that were overwritten', () => overwrite(database(), 8192)],
    ['log has pages that were overwritten', () => overwrite(log(), 32)],
    ['log is deleted', () => remove(log())],
    [
      'log is replaced',
      () => {
        copyFileSync(log(), at('copy'));
        renameSync(at('copy'), log());
      },
    ],
    ['log is cut short', () => truncateSync(log(), 4000)],
  ];
  it.each(losses)('%s is not ready and confirms no write', async (_what, lose) => {
    const reported: unknown[] = [];
    const server = await serve({ onError: (error) => reported.push(error) });
    const status = async () => (await (await fetch(`${server.url}/ready`)).json()) as unknown;
    await runBackup(['backup', backup()], { DATA_DIR: folder().dataDir });
    const write = async () => postTo(server.url, '/login/captcha', { token: 'standin-1' });
    expect([(await write()).status, await status()]).toEqual([200, { status: 'ready' }]);
    await write();
    lose();
    expect(await status()).toEqual({ status: 'database lost' });
    const refused = await write();
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { message: 'The server’s database was lost, so nothing was saved.' },
    ]);
    expect(String(reported[0])).toMatch(/portal\.db\S* was \w+ .*npm run restore/);
  });

  it('log is emptied is not ready, or confirms no further write', async () => {
    const server = await serve({ onError: () => undefined });
    const write = async () => (await postTo(server.url, '/login/captcha', { token: 'standin-1' })).status;
    expect(await write()).toBe(200);
    truncateSync(log(), 0);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    expect(await write()).not.toBe(200);
  });
});

it('a used folder whose libsql server has lost its rows is not filled', async () => {
  const remote = async (name: string) => libsqlServer(path.join(folder().distDir, name), 'token');
  const first = await remote('one.db');
  await (await serve({ database: { url: first.url, authToken: 'token' } })).close();
  await first.close();
  const second = await remote('two.db');
  await expect(serve({ database: { url: second.url, authToken: 'token' } })).rejects.toThrow('npm run restore');
  await second.close();
});
