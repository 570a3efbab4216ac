import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** A temporary name for a file that is being written; the next start removes the file if the process was killed meanwhile. */
export const unfinished = (file: string): string => `${file}.${randomBytes(4).toString('hex')}.part`;

export function putInPlace(draft: string, file: string): void {
  const handle = openSync(draft, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}

/** Writes a private file and syncs it before it is renamed into place, so that a power failure leaves no partial file there. */
export async function writeDurably(file: string, content: string): Promise<void> {
  const draft = unfinished(file);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}
