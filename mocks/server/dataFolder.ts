import { chmod, mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../db/errorCodes';
import { writeDurably } from '../db/unfinished';

const OWN = /^(?:portal\.db.*|secret.*|portal-url.*|outbox|backups)$/;

/** Files that a process leaves behind when it is killed while writing; the next start removes them. */
const HALF_WRITTEN = /\.[0-9a-f]{8}\.part(?:-wal|-shm|-journal)?$|^\..+\.json\.part$|^secret\.[0-9a-f]{8}$/;

/** Younger half-written files stay, because they may belong to another process that is writing. */
const STALE_MS = 60_000;

/** Returns undefined for a missing file, because another process may rename or remove a file at any time. */
export const ignoreMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

async function sweep(folder: string, names: readonly string[], now: number): Promise<void> {
  for (const name of names.filter((one) => HALF_WRITTEN.test(one))) {
    const file = path.join(folder, name);
    const found = await ignoreMissing(stat(file));
    if (found !== undefined && now - found.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

/** Makes the folder private to this user: it holds passwords in emails, password hashes, and the signing secret. */
export async function preparePrivateFolder(folder: string, now = Date.now()): Promise<void> {
  const outbox = path.join(folder, 'outbox');
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  // Keeps the mode of a folder that also holds other files, such as /tmp.
  if (names.every((name) => OWN.test(name))) await chmod(folder, 0o700);
  for (const name of names.filter((one) => OWN.test(one))) {
    await ignoreMissing(chmod(path.join(folder, name), ['outbox', 'backups'].includes(name) ? 0o700 : 0o600));
  }
  await sweep(folder, names, now);
  await sweep(outbox, await readdir(outbox), now);
  const backups = path.join(folder, 'backups');
  await sweep(backups, (await ignoreMissing(readdir(backups))) ?? [], now);
}

/** Whether a server has used this folder before: looks for files that are written only after the database is filled. */
export async function isUsed(folder: string): Promise<boolean> {
  const names = [...(await readdir(folder)), ...(await readdir(path.join(folder, 'outbox')))];
  return names.some((name) => /^(?:secret|portal-url|backups)$|^\d.*\.json$/.test(name));
}

const FILE = 'portal-url';

/** Stores the portal's URL, so that emails sent by the command-line tools link to the same portal. */
export async function rememberPortalUrl(dataDir: string, url: string): Promise<void> {
  await writeDurably(path.join(dataDir, FILE), `${url}\n`);
}

export async function rememberedPortalUrl(dataDir: string): Promise<string | undefined> {
  const url = await readFile(path.join(dataDir, FILE), 'utf8').catch(() => '');
  return url.trim() === '' ? undefined : url.trim();
}

/** The disk space that must be free: SQLite's write-ahead log can grow to this size before SQLite reuses it. */
const LEAST_BYTES = 4 * 1024 * 1024;

export async function requireSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < LEAST_BYTES) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
}
