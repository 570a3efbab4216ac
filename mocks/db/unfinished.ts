import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';

/** A temporary name for a file that is being written; the next start removes the file if the process was killed meanwhile. */
export const unfinished = (file: string): string => `${file}.${randomBytes(4).toString('hex')}.part`;

export function putInPlace(draft: string, file: string): void {
  const handle = openSync(draft, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}
