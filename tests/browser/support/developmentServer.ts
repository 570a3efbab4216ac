import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** `npm run dev` on a port and data of its own. Resolves once the first build is there. */
export async function startDevelopmentServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-dev-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.mts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'development' },
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('The media portal: ')) break;
  }
  server.stdout.resume();
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
