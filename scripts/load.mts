// `npm run load`: the server of `npm start` on data of its own, under 200 requests a second for a minute, sent whether or
// not the earlier ones are answered. Fails on a single error. `-- --rate=50 --seconds=10` asks for less.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoLogins } from '../mocks/seed';
import { traffic, type TrafficCall } from '../tests/mocks/support/traffic';
import { createClient } from './load/createClient.mjs';
import { runCommand } from './test/outcome.mjs';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
});
const WARM_UP = 500;
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];

if (!existsSync('dist/200.html') && (await runCommand(['npm', 'run', '--silent', 'build:standin'])) !== 0)
  process.exit(1);
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-load-'));
const server = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'load/serve.mts'), dataDir], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(server.stdout, 'data')) as [Buffer];
const url = line.toString().trim();

const latencies = new Map<string, number[]>();
const errors = new Map<string, number>();
const failed = (what: string): void => void errors.set(what, (errors.get(what) ?? 0) + 1);

const client = createClient(url);

async function send(one: TrafficCall): Promise<void> {
  const { name } = one;
  const start = performance.now();
  try {
    const status = await client(one);
    // Nothing of this traffic deserves a refusal.
    if (status !== 200) failed(`${name}: ${status}`);
    const times = latencies.get(name) ?? [];
    times.push(performance.now() - start);
    latencies.set(name, times);
  } catch (error) {
    failed(`${name}: ${error instanceof Error ? error.name : 'dropped'}`);
  }
}

const login = await fetch(`${url}/mediareact/api/login/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(demoLogins[0]),
});
const { token } = (await login.json()) as { token: string };
const call = traffic(token, '27919');

// One after another first: a server that has just started compiles its code while it answers.
for (let n = 0; n < WARM_UP; n += 1) await send(call(n));
latencies.clear();

const start = performance.now();
const sent: Promise<void>[] = [];
while (sent.length < rate * seconds) {
  const due = Math.min(rate * seconds, Math.ceil(((performance.now() - start) / 1000) * rate));
  while (sent.length < due) sent.push(send(call(sent.length)));
  await new Promise((resolve) => setTimeout(resolve, 5));
}
const sending = (performance.now() - start) / 1000;
await Promise.all(sent);

const exit = once(server, 'exit');
server.kill('SIGTERM');
await exit;
await rm(dataDir, { recursive: true, force: true });

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
const rows = [...latencies, ['all', [...latencies.values()].flat()] as const].map(([name, times]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name,
    requests: sorted.length,
    'median ms': at(sorted, 0.5),
    '95 % ms': at(sorted, 0.95),
    '99 % ms': at(sorted, 0.99),
    'longest ms': at(sorted, 1),
  };
});
console.table(rows);
const count = [...errors.values()].reduce((sum, one) => sum + one, 0);
console.log(
  `${sent.length} requests in ${sending.toFixed(1)} s (${(sent.length / sending).toFixed(0)} a second), ${count} errors`,
);
for (const [what, times] of errors) console.log(`  ${times} × ${what}`);
process.exitCode = count === 0 ? 0 : 1;
