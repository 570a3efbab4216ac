import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The names of what the server puts into its data folder. */
const OWN = /^(?:portal\.db.*|secret.*|portal-url.*|outbox|backups)$/;

/** What a process that was killed while writing leaves behind. */
const HALF_WRITTEN = /\.[0-9a-f]{8}\.part$|^\..+\.json\.part$|^secret\.[0-9a-f]{8}$/;

/** Younger ones may be another process's, which is writing them at this moment. */
const STALE_MS = 60_000;

/** A file may be renamed or removed by another process while this one looks at it. */
async function whereThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function sweep(folder: string, names: readonly string[], now: number): Promise<void> {
  for (const name of names.filter((one) => HALF_WRITTEN.test(one))) {
    const file = path.join(folder, name);
    const found = await whereThere(stat(file));
    if (found !== undefined && now - found.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

/**
 * Makes the data folder, or what is in it, readable by its user only: it holds passwords in mails, their hashes, and the
 * secret that signs sessions. Sweeps up what was half written.
 */
export async function preparePrivateFolder(folder: string, now = Date.now()): Promise<void> {
  const outbox = path.join(folder, 'outbox');
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  // A folder with other things in it, such as /tmp, is not the server's to close.
  if (names.every((name) => OWN.test(name))) await chmod(folder, 0o700);
  for (const name of names.filter((one) => OWN.test(one))) {
    await whereThere(chmod(path.join(folder, name), ['outbox', 'backups'].includes(name) ? 0o700 : 0o600));
  }
  await sweep(folder, names, now);
  await sweep(outbox, await readdir(outbox), now);
}

/** The name under which a file is written until it is whole. */
export const unfinished = (file: string): string => `${file}.${randomBytes(4).toString('hex')}.part`;

/** Writes a file for its user only, under its own name when it is whole. */
export async function writePrivately(file: string, content: string): Promise<void> {
  const draft = unfinished(file);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
