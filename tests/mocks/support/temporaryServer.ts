import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type RunningServer, type ServerOptions, startServer } from '../../../mocks/server';
import { STANDARD_DAY } from '../../../mocks/seed/schoolYear';

const folders: string[] = [];
const running: RunningServer[] = [];

// Closes the servers that a test file has started, and removes the folders that it has created.
afterAll(async () => {
  await Promise.all(running.map((server) => server.close().catch(() => undefined)));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty directory, until the test file ends. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-'));
  folders.push(directory);
  return directory;
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

export interface TemporaryFolder {
  dataDir: string;
  distDir: string;
}

/** A folder with a small built portal, and a place for the server's data. */
export function temporaryFolder(): TemporaryFolder {
  const root = temporaryDirectory();
  const distDir = path.join(root, 'dist');
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(distDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (name.endsWith('.js')) writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
  return { distDir, dataDir: path.join(root, 'data') };
}

export interface TemporaryServer extends RunningServer {
  folder: TemporaryFolder;
}

/** A server on a free port, over a folder of its own or a given one, until it is closed or the test file ends. */
export async function temporaryServer(
  options: Partial<ServerOptions> = {},
  folder = temporaryFolder(),
): Promise<TemporaryServer> {
  const server = await startServer({ port: 0, seedDate: STANDARD_DAY, ...folder, ...options });
  running.push(server);
  return { ...server, folder };
}
