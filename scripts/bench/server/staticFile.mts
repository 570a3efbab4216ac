import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface StaticFile {
  type: string;
  body: Buffer;
}

async function read(file: string): Promise<StaticFile | undefined> {
  const body = await readFile(`${file}.br`).catch(() => undefined);
  return body && { type: TYPES[path.extname(file)] ?? 'application/octet-stream', body };
}

/** The precompressed (brotli) file of an address; for a folder, its index.html. */
export async function staticFile(folder: string, address: string): Promise<StaticFile | undefined> {
  const file = path.join(folder, path.posix.normalize(`/${decodeURIComponent(address)}`));
  return path.extname(file) === '' ? read(path.join(file, 'index.html')) : read(file);
}
