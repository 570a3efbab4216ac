import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { withFile } from './backUp';
import { isDamaged } from './errorCodes';

/** The database's file was deleted, replaced, or damaged, so what is written now would not be there after a restart. */
export class DatabaseLost extends Error {
  constructor(file: string, what: string) {
    super(`${file} ${what} while the server was running. Stop the server, and restore a backup: npm run restore`);
  }
}

interface Seen {
  size: number;
  header: Buffer;
}

const HEADER_BYTES = 100;

function look(handle: number): Seen {
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(handle, header, 0, HEADER_BYTES, 0);
  return { size: fstatSync(handle).size, header };
}

/** Detects that another program damaged the database file: its header begins with SQLite's name, and its change counter only grows. */
function changeOfDatabase(before: Seen, now: Seen): string | undefined {
  if (!now.header.subarray(0, 16).equals(Buffer.from('SQLite format 3\0'))) return 'was overwritten';
  if (now.size < before.size) return 'was truncated';
  return now.header.readUInt32BE(24) < before.header.readUInt32BE(24) ? 'was overwritten' : undefined;
}

/** Detects that another program damaged the write-ahead log: SQLite shortens it only by emptying or restarting it (with a new header). */
function changeOfLog(before: Seen, now: Seen): string | undefined {
  if (now.size === 0) return undefined;
  if (now.header.readUInt32BE(0) >>> 1 !== 0x377f0682 >>> 1) return 'was overwritten';
  const isSameLog = now.header.subarray(0, 32).equals(before.header.subarray(0, 32));
  return isSameLog && now.size < before.size ? 'was truncated' : undefined;
}

function watchFile(file: string, changeOf: (before: Seen, now: Seen) => string | undefined) {
  const handle = openSync(file, 'r');
  let seen = look(handle);
  return {
    check: (): void => {
      const found = statSync(file, { throwIfNoEntry: false });
      if (found === undefined) throw new DatabaseLost(file, 'was deleted');
      if (found.ino !== fstatSync(handle).ino) throw new DatabaseLost(file, 'was replaced');
      const now = look(handle);
      const change = changeOf(seen, now);
      if (change !== undefined) throw new DatabaseLost(file, change);
      seen = now;
    },
    close: (): void => closeSync(handle),
  };
}

/** Checks all pages on a new connection, because the server's connection caches some pages. Takes milliseconds for a few megabytes. */
async function checkPages(database: string): Promise<void> {
  const said = await withFile(database, (client) => client.execute('PRAGMA quick_check')).catch((error: unknown) => {
    if (isDamaged(error)) return undefined;
    throw error;
  });
  if (said?.rows[0]?.quick_check !== 'ok') throw new DatabaseLost(database, 'was overwritten');
}

/**
 * Detects that the database was deleted, replaced, truncated, or overwritten: SQLite itself would keep reading and writing such a file.
 * The file handles stay open until `close`, because closing one would release SQLite's locks on the file.
 */
export function watchDatabase(database: string) {
  const log = `${database}-wal`;
  const watches = [watchFile(database, changeOfDatabase), watchFile(log, changeOfLog)];
  const checked = new Map<string, number>();
  let lost: DatabaseLost | undefined;

  async function requireWhole(files: readonly string[]): Promise<void> {
    watches.forEach((watch) => watch.check());
    const times = files.map((file) => statSync(file).mtimeMs);
    if (files.every((file, index) => checked.get(file) === times[index])) return;
    await checkPages(database);
    files.forEach((file, index) => checked.set(file, times[index] ?? 0));
  }

  return {
    /**
     * Throws if the database was lost, and on every call after that. With `all`, also checks the pages that are still in the write-ahead log.
     * @throws DatabaseLost
     */
    check: async (what?: 'all'): Promise<void> => {
      if (lost !== undefined) throw lost;
      // Leaves out the log by default: it changes with each write, so all pages would be checked again after each one.
      await requireWhole(what === 'all' ? [database, log] : [database]).catch((error: unknown) => {
        if (error instanceof DatabaseLost) lost = error;
        throw error;
      });
    },
    // Empties the list, so that a second call closes nothing: a closed handle's number may belong to another file by now.
    close: (): void => watches.splice(0).forEach((watch) => watch.close()),
  };
}
