import { copyFileSync, existsSync, mkdirSync, openSync, closeSync, fsyncSync, renameSync, chmodSync } from 'node:fs';
import path from 'node:path';
import { backUpTo, backupFolder, checkIntegrity, compareCounts, plainBackup, withFile } from './db/backUp';
import { databaseFile } from './server/openData';
import { unfinished } from './server/privateFolder';
import { readSettings } from './server/settings';

type Environment = Parameters<typeof readSettings>[0];

const USAGE = `Usage: npm run backup [-- <file>]       copies the database, also while the server runs
       npm run restore -- <file>        puts a copy in its place; the server must be stopped`;

async function backup(database: string, file: string): Promise<string> {
  const rows = await withFile(database, (client) => backUpTo(client, file));
  return `${String(rows)} rows are in ${file}.`;
}

/** A log can only be done away with by whoever has the database open alone: that nobody else has is found out so. */
async function requireStopped(database: string): Promise<void> {
  try {
    await withFile(database, (client) => client.execute('PRAGMA journal_mode = DELETE'));
  } catch {
    throw new Error(`${database} is in use. Stop the server, and restore again.`);
  }
}

function putInPlace(draft: string, database: string): void {
  const handle = openSync(draft, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, database);
}

async function restore(database: string, file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Backups lie in ${backupFolder(database)}.`);
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
  const before = isReplacing ? ` What was there before is in ${kept}.` : '';
  return `${String(rows)} rows are back.${before} Start the server again; it brings an older schema to the newest.`;
}

/** What the command line prints, and the code it ends with. */
export interface BackupOutcome {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

/** Carries out `npm run backup -- <words>` or `npm run restore -- <words>` under these environment variables. */
export async function runBackup(
  [command, file, ...rest]: readonly string[],
  environment: Environment,
): Promise<BackupOutcome> {
  const isKnown = command === 'backup' || (command === 'restore' && file !== undefined);
  if (!isKnown || rest.length > 0) return { code: 2, output: '', errors: `${USAGE}\n` };
  try {
    const { dataDir, database: remote } = readSettings(environment);
    if (remote !== undefined) throw new Error('DATABASE_URL names a server: back it up there, with its own tools.');
    const database = databaseFile(dataDir);
    if (command === 'restore') return { code: 0, output: `${await restore(database, file ?? '')}\n`, errors: '' };
    if (!existsSync(database))
      throw new Error(`There is no data in ${dataDir} yet. Start the portal once with "npm start".`);
    return { code: 0, output: `${await backup(database, file ?? plainBackup(database, new Date()))}\n`, errors: '' };
  } catch (error) {
    return { code: 1, output: '', errors: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}
