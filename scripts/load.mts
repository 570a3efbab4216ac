// `npm run load`: starts the server of `npm run serve` with new data, and sends 200 requests a second for a minute (SRV-11), then the
// same during 40 parallel login attacks (SEC-11). `-- --rate=50 --seconds=10` changes the load.
import { parseArgs } from 'node:util';
import { demoLogins } from '../mocks/seed';
import { startServer } from '../tests/browser/support/startServer';
import { post, traffic, type TrafficCall } from '../tests/mocks/support/traffic';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
const HOSTILE = 40;
const HONEST_MS = 500;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const { url, stop } = await startServer(['scripts/start.mts', '--built'], {
  TRUST_PROXY: '1',
  CAPTCHA: 'standin',
  SEED_DATE: '2026-11-20',
});

/** The response times in ms of all calls with the same name, and how often each status occurred. */
interface CallRecord {
  times: number[];
  statuses: Map<string, number>;
}
let records = new Map<string, CallRecord>();

async function send({ name, path: address, init, before }: TrafficCall): Promise<void> {
  if (before !== undefined) await send(before);
  const record = records.get(name) ?? { times: [], statuses: new Map<string, number>() };
  records.set(name, record);
  const start = performance.now();
  const status = await fetch(url + address, { ...init, signal: AbortSignal.timeout(15_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return String(response.status);
    },
    (error: unknown) => (error instanceof Error ? error.name : 'dropped'),
  );
  record.times.push(performance.now() - start);
  record.statuses.set(status, (record.statuses.get(status) ?? 0) + 1);
}

/** Prints how the calls went, and counts those that failed. */
function failures(title: string, isUnderAttack = false): number {
  const rows = [...records].map(([name, { times, statuses }]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    return { name, 'median ms': at(0.5), '99 % ms': at(0.99), 'longest ms': at(1), responses: counts };
  });
  console.log(`\n${title}`);
  console.table(rows);
  // Does not count a refused login (429) as failed during the attack: its IP address is new, and the server prefers known ones.
  const mayWait = (name: string): boolean => isUnderAttack && name === 'login';
  return [...records]
    .filter(([name]) => name !== 'hostile')
    .reduce((sum, [name, { times, statuses }]) => {
      const refused = mayWait(name) ? (statuses.get('429') ?? 0) : 0;
      return sum + times.length - (statuses.get('200') ?? 0) - refused;
    }, 0);
}

const login = await fetch(`${url}/mediareact/api/login/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(demoLogins[0]),
});
const call = traffic(((await login.json()) as { token: string }).token, '27919');
let sent = 0;

async function load(): Promise<void> {
  const [start, first] = [performance.now(), sent];
  const calls: Promise<void>[] = [];
  while (sent - first < rate * seconds) {
    const due = Math.min(rate * seconds, Math.ceil(((performance.now() - start) / 1000) * rate));
    for (; sent - first < due; sent += 1) calls.push(send(call(sent)));
    await pause(5);
  }
  await Promise.all(calls);
}

let isOver = false;
/** Attacks the login from its own IP address, with a new made-up email address each time. */
async function attack(connection: number): Promise<void> {
  for (let guess = 0; !isOver; guess += 1) {
    const body = { email: `nobody${connection}-${guess}@hostile.example`, password: 'a guess' };
    await send(post('hostile', '/login/login', body, `192.0.2.${connection}`));
  }
}
/** Logs a user in from their usual IP address. */
const logInAs = (account: number): Promise<void> =>
  send(post('honest', '/login/login', demoLogins[account] ?? {}, `198.51.100.${account}`));

async function logIn(): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    await logInAs(n % demoLogins.length);
    await pause(HONEST_MS);
  }
}

// Warms the server up first, because a newly started process is still compiling its code.
for (; sent < 500; sent += 1) await send(call(sent));
records = new Map();
await load();
let failed = failures('Without logins');
records = new Map();
// Logs each account in once before the attack, because the server then knows its IP address and prefers it to the attackers'.
for (const account of demoLogins.keys()) await logInAs(account);
const others = [logIn(), ...Array.from({ length: HOSTILE }, (_, connection) => attack(connection))];
await load();
isOver = true;
await Promise.all(others);
failed += failures('With 40 hostile logins', true);

await stop();
console.log(`${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
