import { copyFileSync, existsSync, mkdirSync, openSync, closeSync, fsyncSync, renameSync, chmodSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../settings/readSetting';
import { backUpTo, backupFolder, checkIntegrity, compareCounts, plainBackup, withFile } from '../db/backUp';
import { databaseFile } from '../server/openData';
import { unfinished } from '../server/dataFolder';
import { readSettings } from '../server/settings';

const USAGE = `Usage: npm run backup [-- <file>]       back up the database, even while the server runs
       npm run restore -- <file>        restore a backup while the server is stopped`;

async function backup(database: string, file: string): Promise<string> {
  const rows = await withFile(database, (client) => backUpTo(client, file));
  return `Backed up ${String(rows)} rows to ${file}.`;
}

/** Only a process that has the database to itself can leave WAL mode, so this fails while a server runs. */
async function requireStopped(database: string): Promise<void> {
  try {
    await withFile(database, (client) => client.execute('PRAGMA journal_mode = DELETE'));
  } catch {
    throw new Error(`${database} is in use. Stop the server and try again.`);
  }
}

function putInPlace(draft: string, database: string): void {
  const handle = openSync(draft, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, database);
}

async function restore(database: string, file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Backups are in ${backupFolder(database)}.`);
  const wanted = await checkIntegrity(file);
  const kept = plainBackup(database, new Date()).replace(/\.db$/, '-before-restore.db');
  const isReplacing = existsSync(database);
  if (isReplacing) await requireStopped(database);
  mkdirSync(path.dirname(kept), { recursive: true, mode: 0o700 });
  const draft = unfinished(database);
  copyFileSync(file, draft);
  chmodSync(draft, 0o600);
  const rows = compareCounts(await checkIntegrity(draft), wanted);
  if (isReplacing) copyFileSync(database, kept);
  putInPlace(draft, database);
  const before = isReplacing ? ` The previous database is in ${kept}.` : '';
  return `Restored ${String(rows)} rows.${before} Start the server again; it upgrades an older schema.`;
}

interface BackupOutcome {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

export async function runBackup(
  [command, file, ...rest]: readonly string[],
  environment: Environment,
): Promise<BackupOutcome> {
  const isKnown = command === 'backup' || (command === 'restore' && file !== undefined);
  if (!isKnown || rest.length > 0) return { code: 2, output: '', errors: `${USAGE}\n` };
  try {
    const { dataDir, database: remote } = readSettings(environment);
    if (remote !== undefined) throw new Error('DATABASE_URL is set. Back up the database with its server’s tools.');
    const database = databaseFile(dataDir);
    if (command === 'restore') return { code: 0, output: `${await restore(database, file ?? '')}\n`, errors: '' };
    if (!existsSync(database))
      throw new Error(`There is no data in ${dataDir} yet. Start the portal once with "npm start".`);
    return { code: 0, output: `${await backup(database, file ?? plainBackup(database, new Date()))}\n`, errors: '' };
  } catch (error) {
    return { code: 1, output: '', errors: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}
