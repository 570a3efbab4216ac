// `npm run load`: 200 requests a second for a minute, alone and with 40 hostile logins; `-- --rate=50 --seconds=10`.
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
import { hostileLogins, type LoginRecord } from './load/hostileLogins.mjs';
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

const client = createClient(url);

interface Run {
  latencies: Map<string, number[]>;
  errors: Map<string, number>;
}

async function send({ latencies, errors }: Run, one: TrafficCall): Promise<void> {
  const { name } = one;
  const failed = (what: string): void => void errors.set(what, (errors.get(what) ?? 0) + 1);
  const start = performance.now();
  try {
    const status = await client(one);
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

// Warms the server up: a new one compiles its code while it answers.
for (let n = 0; n < WARM_UP; n += 1) await send({ latencies: new Map(), errors: new Map() }, call(n));

async function load(title: string): Promise<number> {
  const run: Run = { latencies: new Map(), errors: new Map() };
  const start = performance.now();
  const sent: Promise<void>[] = [];
  while (sent.length < rate * seconds) {
    const due = Math.min(rate * seconds, Math.ceil(((performance.now() - start) / 1000) * rate));
    while (sent.length < due) sent.push(send(run, call(WARM_UP + sent.length)));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const sending = (performance.now() - start) / 1000;
  await Promise.all(sent);
  const count = [...run.errors.values()].reduce((sum, one) => sum + one, 0);
  const speed = (sent.length / sending).toFixed(0);
  console.log(`\n${title}: ${sent.length} requests in ${sending.toFixed(1)} s (${speed} a second), ${count} errors`);
  for (const [what, times] of run.errors) console.log(`  ${times} × ${what}`);
  console.table([...run.latencies, ['all', [...run.latencies.values()].flat()] as const].map(rowOf));
  return count;
}

let errors = await load('Without logins');
const { hostile, honest, end } = await hostileLogins(client);
errors += await load('With 40 hostile logins');
await end();
const statusesOf = ({ statuses }: LoginRecord): string =>
  [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
console.log(`Hostile logins: ${statusesOf(hostile)}. Legitimate logins: ${statusesOf(honest)}.`);
console.table([rowOf(['hostile logins', hostile.times]), rowOf(['legitimate logins', honest.times])]);
// A login from a known address must never be refused.
errors += honest.times.length - (honest.statuses.get('200') ?? 0);

const exit = once(server, 'exit');
server.kill('SIGTERM');
await exit;
await rm(dataDir, { recursive: true, force: true });
process.exitCode = errors === 0 ? 0 : 1;

function rowOf([name, times]: readonly [string, readonly number[]]): Record<string, string | number> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return {
    name,
    requests: sorted.length,
    'median ms': at(0.5),
    '95 % ms': at(0.95),
    '99 % ms': at(0.99),
    'longest ms': at(1),
  };
}
