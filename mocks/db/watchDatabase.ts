import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** What is written now would not be there after a restart. */
export class DatabaseLost extends Error {
  constructor(file: string, what: string) {
    super(`${file} ${what} while the server was running. Stop the server, and restore a backup: npm run restore`);
  }
}

export interface DatabaseWatch {
  /** @throws DatabaseLost */
  check: () => void;
  close: () => void;
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

/** SQLite's formats: a database's header begins with its name, and its change counter only grows. */
function changeOfDatabase(before: Seen, now: Seen): string | undefined {
  if (!now.header.subarray(0, 16).equals(Buffer.from('SQLite format 3\0'))) return 'was overwritten';
  if (now.size < before.size) return 'was truncated';
  return now.header.readUInt32BE(24) < before.header.readUInt32BE(24) ? 'was overwritten' : undefined;
}

/** A log that is emptied on purpose begins again with new salts in its header. */
function changeOfLog(before: Seen, now: Seen): string | undefined {
  if (now.size === 0) return undefined;
  if (now.header.readUInt32BE(0) >>> 1 !== 0x377f0682 >>> 1) return 'was overwritten';
  const isSameLog = now.header.subarray(0, 32).equals(before.header.subarray(0, 32));
  return isSameLog && now.size < before.size ? 'was truncated' : undefined;
}

function watchFile(file: string, changeOf: (before: Seen, now: Seen) => string | undefined): DatabaseWatch {
  const handle = openSync(file, 'r');
  let seen = look(handle);
  return {
    check: () => {
      const found = statSync(file, { throwIfNoEntry: false });
      if (found === undefined) throw new DatabaseLost(file, 'was deleted');
      if (found.ino !== fstatSync(handle).ino) throw new DatabaseLost(file, 'was replaced');
      const now = look(handle);
      const change = changeOf(seen, now);
      if (change !== undefined) throw new DatabaseLost(file, change);
      seen = now;
    },
    close: () => closeSync(handle),
  };
}

/**
 * SQLite goes on reading and writing a file that was deleted, replaced, or truncated. The handles stay open until the end,
 * because closing one would release SQLite's locks on the file.
 */
export function watchDatabase(database: string): DatabaseWatch {
  const watches = [watchFile(database, changeOfDatabase), watchFile(`${database}-wal`, changeOfLog)];
  return {
    check: () => watches.forEach((watch) => watch.check()),
    // Only once: a number that was closed may be another file's by now.
    close: () => watches.splice(0).forEach((watch) => watch.close()),
  };
}
