// Verifies API-2, REL-1.
import { signedOut } from '@/features/session';
import { isExhaustive } from '../support/runs';
import { openBench, type Bench, type CallPattern } from './support/bench';
import { benchFaults, slowAnswer, type BenchFault } from './support/benchFaults';
import { benchReads, type BenchRead } from './support/benchReads';
import { seedBench } from './support/benchSeed';
import { endpointNames, send, valueOf, type Outcome } from './support/endpoints';

const PASSING = new Set([408, 425, 429, 500, 503, 504]);
const ATTEMPTS = 4;

let bench: Bench;
let reads: readonly BenchRead[];
const right = new Map<BenchRead, { data: unknown; sent: number }>();
let runs = 0;

/** Reads once as a screen does that has just been opened. */
async function readUnder(read: BenchRead, fault?: BenchFault, call?: CallPattern, times?: number): Promise<Outcome> {
  runs += 1;
  localStorage.clear();
  bench.sent.length = 0;
  bench.strike(fault, call, times);
  const store = await bench.store();
  const outcome = await send(store, read.endpoint, read.arg);
  store.dispatch(signedOut());
  store.close();
  return outcome.error === undefined ? { data: valueOf(outcome) } : { error: outcome.error };
}

beforeAll(async () => {
  bench = await openBench(seedBench);
  reads = await benchReads(await bench.store());
  for (const read of reads) {
    const { data } = await readUnder(read);
    right.set(read, { data, sent: bench.sent.length });
  }
});

afterAll(() => bench.close());

const rightOf = (read: BenchRead) => right.get(read) ?? { data: undefined, sent: 0 };
const callsOf = ({ path }: CallPattern): number => bench.sent.filter((one) => path.test(one.path)).length;

/** Every read with each of its calls, under each of these faults; all that went wrong is told at once. */
async function expectOfAll(
  faults: readonly BenchFault[],
  differences: (read: BenchRead, call: CallPattern, fault: BenchFault) => Promise<unknown[]>,
): Promise<void> {
  const wrong: string[] = [];
  for (const read of reads) {
    for (const call of read.calls) {
      for (const fault of faults) {
        for (const difference of await differences(read, call, fault))
          wrong.push(`${read.title}, ${String(call.path)} ${fault.name}: ${JSON.stringify(difference)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

// A read does not change anything: whether the server has acted makes no difference to anybody.
const faults = benchFaults.filter(({ acts }) => !acts);

const isPassing = ({ error }: BenchFault): boolean =>
  error !== undefined && (error.kind !== 'http' || PASSING.has(error.status ?? 0));

/** Whether a screen is told why its read is given up. */
function isGivenUp({ error }: Outcome, fault: BenchFault, attempt: number): boolean {
  const { kind, status, attempt: made } = (error ?? {}) as Record<string, unknown>;
  return kind === fault.error?.kind && status === fault.error?.status && made === attempt;
}

test('the bench has every read of the portal, and each answers without a fault', () => {
  const writes = /^(?:login|recover|checkCaptcha|submit|save|add|delete|decide)/;
  const expected = endpointNames.filter((name) => !writes.test(name));
  expect([...new Set(reads.map(({ endpoint }) => endpoint))].sort()).toEqual([...expected].sort());
  for (const [read, { data, sent }] of right) {
    expect([read.title, sent]).toEqual([read.title, read.calls.length]);
    expect([read.title, data ?? 'nothing', JSON.stringify(data)]).not.toContain('nothing');
    expect(JSON.stringify(data)).not.toBe('[]');
  }
});

test('the user sees the data when a read has up to three transient failures', async () => {
  await expectOfAll(faults.filter(isPassing), async (read, call, fault) => {
    const wrong: unknown[] = [];
    for (const failures of isExhaustive ? [1, 2, 3] : [3]) {
      const outcome = await readUnder(read, fault, call, failures);
      if (!same(outcome, { data: rightOf(read).data })) wrong.push([failures, outcome]);
      if (bench.sent.length !== rightOf(read).sent + failures) wrong.push([failures, bench.sent]);
    }
    return wrong;
  });
});

test('a screen gets the reason after four attempts when a transient failure persists', async () => {
  await expectOfAll(faults.filter(isPassing), async (read, call, fault) => {
    const outcome = await readUnder(read, fault, call, Infinity);
    return isGivenUp(outcome, fault, ATTEMPTS) && callsOf(call) === ATTEMPTS ? [] : [outcome, bench.sent];
  });
});

test('a screen gets the reason after one attempt when the failure is permanent', async () => {
  const permanent = faults.filter((fault) => fault.error?.kind === 'http' && !isPassing(fault));
  expect(permanent.map(({ error }) => error?.status)).toEqual([400, 401, 403, 404]);
  await expectOfAll(permanent, async (read, call, fault) => {
    const outcome = await readUnder(read, fault, call, Infinity);
    return isGivenUp(outcome, fault, 1) && callsOf(call) === 1 ? [] : [outcome, bench.sent];
  });
});

test('an empty or mistyped answer never counts as data', async () => {
  await expectOfAll(
    faults.filter(({ isOk }) => isOk),
    async (read, call, fault) => {
      const outcome = await readUnder(read, fault, call, 3);
      const recovered = same(outcome, { data: rightOf(read).data }) && callsOf(call) === ATTEMPTS;
      // No such record is an answer, too (API-6, API-7); of a year that is missing, the screen is told.
      const isAnswer = fault.name.endsWith('nothing') && callsOf(call) === 1;
      const isTold = outcome.error !== undefined;
      return recovered || (isAnswer && (outcome.data === null || isTold)) ? [] : [outcome];
    },
  );
});

test('the user waits and sees the answer when it is late', async () => {
  await expectOfAll([slowAnswer], async (read, call, fault) => {
    const outcome = await readUnder(read, fault, call, 1);
    return same(outcome, { data: rightOf(read).data }) && callsOf(call) === 1 ? [] : [outcome, bench.sent];
  });
});

test('the bench ran hundreds of times, or more than a thousand', () => {
  expect(runs).toBeGreaterThan(isExhaustive ? 1000 : 600);
});
