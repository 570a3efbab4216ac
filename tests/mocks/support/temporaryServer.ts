import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type RunningServer, type ServerOptions, startServer } from '../../../mocks/server';
import { STANDARD_DAY } from '../../../mocks/seed/schoolYear';

export interface TemporaryFolder {
  dataDir: string;
  distDir: string;
  remove: () => void;
}

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  '200.html': '<h1>Fallback</h1>',
  '404.html': '<h1>Page not found</h1>',
  'routes.json': JSON.stringify(['/media-listing/:identifier', '/agreement/:status/:globalId', '/media-change']),
  'sitemap.xml': '<urlset></urlset>',
  'media-listing/index.html': '<h1>Listing</h1>',
  'psa/index.html': '<h1>PSA</h1>',
  'psa/audio/index.html': '<h1>PSA audio</h1>',
  'robots.txt': 'User-agent: *',
  'assets/main.abc.js': 'export const greeting = "hello";'.repeat(50),
};

/** A folder with a small built portal, and a place for the server's data. */
export function temporaryFolder(): TemporaryFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const distDir = path.join(root, 'dist');
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(distDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (name.endsWith('.js')) writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
  return {
    distDir,
    dataDir: path.join(root, 'data'),
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export interface TemporaryServer extends RunningServer {
  folder: TemporaryFolder;
}

/** On a free port, over a folder of its own or a given one. */
export async function temporaryServer(
  options: Partial<ServerOptions> = {},
  folder = temporaryFolder(),
): Promise<TemporaryServer> {
  const server = await startServer({ port: 0, seedDate: STANDARD_DAY, ...folder, ...options });
  return { ...server, folder };
}
