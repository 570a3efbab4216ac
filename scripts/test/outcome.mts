import { spawn } from 'node:child_process';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

export function runCommand([command = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export interface Step {
  name: string;
  command: string[];
}

async function runStep({ name, command: [command = '', ...args] }: Step): Promise<Outcome> {
  const start = Date.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  console.log(`\n— ${name}\n${Buffer.concat(output).toString()}`);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds: (Date.now() - start) / 1000 };
}

/** Two at a time, since each uses one core. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) outcomes.push(await runStep(step));
  };
  await Promise.all([work(), work()]);
  return outcomes;
}
