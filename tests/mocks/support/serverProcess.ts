import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerOptions } from '../../../mocks/server';
import type { TemporaryFolder } from './temporaryServer';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Ends the process, by default at once. Resolves to its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exit)[0];
}

const running = new Set<ChildProcess>();

// Ends the processes that the tests of a file have started.
afterAll(() => Promise.all([...running].map((child) => end(child, 'SIGKILL'))));

/** Starts the server as a process of its own, as `npm start` does, for as long as the test file runs. */
export async function serverProcess(
  folder: TemporaryFolder,
  more: Partial<ServerOptions> = {},
): Promise<ServerProcess> {
  const options = { ...folder, port: 0, signals: true, ...more };
  const program = `
    import { startServer } from './mocks/server/startServer.ts';
    console.log((await startServer(${JSON.stringify(options)})).url);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended before it was ready.');
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return { url: line.toString().trim(), child, end: (signal = 'SIGKILL') => end(child, signal) };
}
