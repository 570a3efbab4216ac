import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backUpTo, backupFile, backupFolder, checkIntegrity, compareCounts, type Counts, withFile } from '../db/backUp';
import { isBusy, isDamaged, isTaken } from '../db/errorCodes';
import { isReleased } from '../db/migrations';
import { putInPlace, unfinished } from '../db/unfinished';

/** Suffixes of SQLite's log files. A restore removes them, because SQLite would apply an old database's log to the restored one. */
const LOGS = ['-wal', '-shm', '-journal'];

const CORE = ['organizations', 'logins', 'agreements'];

/** Whether a database has data. If its `states` table is empty, the server would treat it as new and fill it with demo data. */
const isFilled = (counts: Counts): boolean =>
  (counts.states ?? 0) > 0 && CORE.every((table) => counts[table] !== undefined);

async function requireBackup(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Backups are in ${folder}.`);
  try {
    if (isFilled(await checkIntegrity(file)) && (await withFile(file, isReleased))) return;
  } catch (error) {
    if (!isDamaged(error)) throw error;
  }
  throw new Error(`${file} is not a backup of the portal, or it is damaged. Backups are in ${folder}.`);
}

/** Throws if a server is running: only a process that has the database to itself can leave WAL mode. */
async function requireStopped(database: string): Promise<void> {
  try {
    await withFile(database, (client) => client.execute('PRAGMA journal_mode = DELETE'));
  } catch (error) {
    // Continues if the database is damaged, because that is what a restore is for.
    if (isDamaged(error)) return;
    if (!isBusy(error)) throw error;
    throw new Error(`${database} is in use. Stop the server and try again.`, { cause: error });
  }
}

/** Copies the database and its logs to the backup folder, then removes the logs, which SQLite would apply to the restored database. */
function setAside(database: string): string {
  const copy = backupFile(database, '-before-restore');
  const found = ['', ...LOGS].filter((end) => existsSync(database + end));
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 });
  try {
    for (const end of found) {
      copyFileSync(database + end, copy + end, constants.COPYFILE_EXCL);
      chmodSync(copy + end, 0o600);
    }
  } catch (error) {
    // Removes an incomplete copy, which looks like a backup; with EEXIST the file is an earlier backup, and stays.
    if (!isTaken(error)) for (const end of found) rmSync(copy + end, { force: true });
    throw error;
  }
  for (const end of LOGS) rmSync(database + end, { force: true });
  return found.length === 0 ? '' : ` The previous database is in ${copy}${found[0] ?? ''}.`;
}

export async function restoreBackup(database: string, file: string): Promise<string> {
  await requireBackup(file, backupFolder(database));
  if (existsSync(database)) await requireStopped(database);
  const draft = unfinished(database);
  try {
    await withFile(file, (client) => backUpTo(client, draft));
    const wanted = await checkIntegrity(draft);
    const before = setAside(database);
    putInPlace(draft, database);
    const rows = compareCounts(await checkIntegrity(database), wanted);
    return `Restored ${String(rows)} rows.${before} Start the server again; it upgrades an older schema.`;
  } finally {
    rmSync(draft, { force: true });
  }
}
