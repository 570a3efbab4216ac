import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = path.join(import.meta.dirname, 'serve.mts');

/** The server prints its address first. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('The server of the browser tests has no output.');
  const lines = createInterface({ input: server.stdout });
  const line = once(lines, 'line').then(([text]) => String(text));
  const end = once(server, 'exit').then(() => {
    throw new Error('The server of the browser tests has ended; is there a build in dist/?');
  });
  return Promise.race([line, end]);
}

/**
 * Serves the portal that `npm run build:standin` has made in dist/, on a free port and data of its own. Tests find it at
 * `baseURL`, and its data in PORTAL_DATA.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-browser-'));
  const server = spawn(process.execPath, ['--import', 'tsx', SERVER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env.PORTAL_URL = await addressOf(server);
  process.env.PORTAL_DATA = dataDir;
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
