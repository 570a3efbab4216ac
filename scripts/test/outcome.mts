import { spawn } from 'node:child_process';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** Runs a command with its output on ours; resolves to its exit code. */
export function runCommand([command = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A step that either holds or does not: it counts as one test. */
export async function runStep(name: string, command: string[]): Promise<Outcome> {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const code = await runCommand(command);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds: (Date.now() - start) / 1000 };
}
