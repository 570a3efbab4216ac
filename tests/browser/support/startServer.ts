import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface Server {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts `npm run serve` or `npm run dev` on a free port and data of its own. Resolves once it serves the portal. */
export async function startServer(command: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-browser-'));
  const server = spawn(process.execPath, ['--import', 'tsx', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ENV_FILE: '', PORT: '0', DATA_DIR: dataDir, ...settings },
  });
  const ended = once(server, 'exit');
  let url: string | undefined;
  for await (const line of createInterface({ input: server.stdout })) {
    url = /The media portal: +(http:\/\/[^/]+)/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  if (url === undefined) throw new Error(`${command.join(' ')} has ended.`);
  server.stdout.resume();
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, stop };
}
