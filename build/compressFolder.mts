import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|txt|json|webmanifest)$/;

export async function compressed(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = [promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })];
  return { br: await br, gz: await gz };
}

export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { br, gz } = await compressed(await readFile(file));
      await writeFile(`${file}.br`, br);
      await writeFile(`${file}.gz`, gz);
    }),
  );
}
