import { rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Replaces the files only when all three temporary files are complete. */
export async function replaceFiles(file: string, text: string): Promise<void> {
  const contents = {
    [`${file}.br`]: await promisify(brotliCompress)(text),
    [`${file}.gz`]: await promisify(gzip)(text, { level: 9 }),
    [file]: Buffer.from(text),
  };
  const waiting = (name: string): string => `${name}.${String(process.pid)}.new`;
  const names = Object.keys(contents);
  try {
    await Promise.all(Object.entries(contents).map(([name, bytes]) => writeFile(waiting(name), bytes)));
    for (const name of names) await rename(waiting(name), name);
  } finally {
    await Promise.all(names.map((name) => rm(waiting(name), { force: true })));
  }
}
