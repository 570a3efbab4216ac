import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { putInPlace, unfinished } from './unfinished';

export type Counts = Readonly<Record<string, number>>;

const stamp = (now: Date): string => now.toISOString().replace(/[-:]/g, '').replace(/\..*$/, 'Z');

export const backupFolder = (file: string): string => path.join(path.dirname(file), 'backups');

/** The path of a new backup; its name says if it is made before a migration or a restore. */
export const backupFile = (file: string, before: '' | '-before-migration' | '-before-restore' = ''): string =>
  path.join(backupFolder(file), `portal-${stamp(new Date())}${before}.db`);

async function countRows(client: Client): Promise<Counts> {
  const tables = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  const counts: Record<string, number> = {};
  for (const row of tables.rows) {
    const name = row.name as string;
    const { rows } = await client.execute(`SELECT count(*) AS n FROM "${name}"`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}

export async function withFile<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

export async function checkIntegrity(file: string): Promise<Counts> {
  return withFile(file, async (client) => {
    const { rows } = await client.execute('PRAGMA integrity_check');
    const said = rows[0]?.integrity_check as string;
    if (said !== 'ok') throw new Error(`${file} is damaged: ${said}`);
    const broken = await client.execute('PRAGMA foreign_key_check');
    if (broken.rows.length > 0)
      throw new Error(`${file} is damaged: ${String(broken.rows.length)} rows have broken references.`);
    return countRows(client);
  });
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Compares a copy's row counts with the source's before and after copying. Accepts counts in between, because others may have written. */
export function compareCounts(copy: Counts, before: Counts, after = before): number {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(copy)])];
  const differing = names.filter((name) => {
    const [first = 0, last = 0, found = 0] = [before[name], after[name], copy[name]];
    return found < Math.min(first, last) || found > Math.max(first, last);
  });
  if (differing.length > 0) throw new Error(`The copy differs from the database in ${differing.join(', ')}.`);
  return total(copy);
}

/** Writes a backup, under another name until it is complete, so that a failure leaves no file that looks like a backup. */
export async function backUpTo(client: Client, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another file.`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = unfinished(file);
  try {
    // Creates the file first, readable only by this user: SQLite would create one that others can read.
    closeSync(openSync(draft, 'wx', 0o600));
    const before = await countRows(client);
    await client.execute({ sql: 'VACUUM INTO ?', args: [draft] });
    const rows = compareCounts(await checkIntegrity(draft), before, await countRows(client));
    putInPlace(draft, file);
    return rows;
  } finally {
    rmSync(draft, { force: true });
  }
}
