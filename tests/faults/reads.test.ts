// Verifies API-2, API-7, API-8, REL-1, REL-8.
import { signedOut } from '@/features/session';
import { isExhaustive } from '../support/runs';
import { openBench, type Bench, type CallPattern } from './support/bench';
import { benchFaults, slowAnswer, type BenchFault } from './support/benchFaults';
import { benchReads, type BenchRead } from './support/benchReads';
import { seedBench } from './support/benchSeed';
import { deviating, deviations, type Deviation } from './support/deviations';
import { endpointNames, send, valueOf, type Outcome } from './support/endpoints';

const PASSING = new Set([408, 425, 429, 500, 503, 504]);
const ATTEMPTS = 4;

let bench: Bench;
let reads: readonly BenchRead[];
/** What each read answers without a fault, and how many calls it sends. */
const right = new Map<BenchRead, { data: unknown; sent: number }>();
let runs = 0;

/** Runs a query once, as a screen does that has just been opened. */
async function readUnder(read: BenchRead, fault?: BenchFault, call?: CallPattern, times?: number): Promise<Outcome> {
  runs += 1;
  localStorage.clear();
  bench.sent.length = 0;
  bench.strike(fault, call, times);
  const store = await bench.store();
  const { data, error } = await send(store, read.endpoint, read.arg);
  store.dispatch(signedOut());
  // Otherwise, hundreds of open stores would listen to the same window.
  store.close();
  return error === undefined ? { data } : { error };
}

beforeAll(async () => {
  bench = await openBench(seedBench);
  reads = await benchReads(await bench.store());
  for (const read of reads) {
    const data = valueOf(await readUnder(read));
    right.set(read, { data, sent: bench.sent.length });
  }
});

afterAll(() => bench.close());

const rightOf = (read: BenchRead) => right.get(read) ?? { data: undefined, sent: 0 };
const callsOf = ({ path }: CallPattern): number => bench.sent.filter((one) => path.test(one.path)).length;

/** Tests every read with each of its calls, and reports all differences together. */
async function expectOfAll(differences: (read: BenchRead, call: CallPattern) => Promise<unknown[]>): Promise<void> {
  const wrong: string[] = [];
  for (const read of reads) {
    for (const call of read.calls) {
      for (const difference of await differences(read, call))
        wrong.push(`${read.title}, ${String(call.path)}: ${JSON.stringify(difference)}`);
    }
  }
  expect(wrong).toEqual([]);
}

/** The same under each of these faults. */
const expectUnder = (
  faults: readonly BenchFault[],
  differences: (read: BenchRead, call: CallPattern, fault: BenchFault) => Promise<unknown[]>,
): Promise<void> =>
  expectOfAll(async (read, call) => {
    const wrong: unknown[] = [];
    for (const fault of faults)
      for (const difference of await differences(read, call, fault)) wrong.push([fault.name, difference]);
    return wrong;
  });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isRight = (read: BenchRead, outcome: Outcome): boolean =>
  outcome.error === undefined && same(valueOf(outcome), rightOf(read).data);

// A read changes nothing, so it makes no difference whether the server has handled it before the fault.
const faults = benchFaults.filter(({ acts }) => !acts);

const isPassing = ({ error }: BenchFault): boolean =>
  error !== undefined && (error.kind !== 'http' || PASSING.has(error.status ?? 0));

/** Whether the screen gets the reason for the failure, after this number of attempts. */
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
  await expectUnder(faults.filter(isPassing), async (read, call, fault) => {
    const wrong: unknown[] = [];
    for (const failures of isExhaustive ? [1, 2, 3] : [3]) {
      const outcome = await readUnder(read, fault, call, failures);
      if (!isRight(read, outcome)) wrong.push([failures, outcome]);
      if (bench.sent.length !== rightOf(read).sent + failures) wrong.push([failures, bench.sent]);
    }
    return wrong;
  });
});

test('a screen gets the reason after four attempts when a transient failure persists', async () => {
  await expectUnder(faults.filter(isPassing), async (read, call, fault) => {
    const outcome = await readUnder(read, fault, call, Infinity);
    return isGivenUp(outcome, fault, ATTEMPTS) && callsOf(call) === ATTEMPTS ? [] : [outcome, bench.sent];
  });
});

test('a screen gets the reason after one attempt when the failure is permanent', async () => {
  const permanent = faults.filter((fault) => fault.error?.kind === 'http' && !isPassing(fault));
  expect(permanent.map(({ error }) => error?.status)).toEqual([400, 401, 403, 404]);
  await expectUnder(permanent, async (read, call, fault) => {
    const outcome = await readUnder(read, fault, call, Infinity);
    return isGivenUp(outcome, fault, 1) && callsOf(call) === 1 ? [] : [outcome, bench.sent];
  });
});

test('an empty or mistyped answer never counts as data', async () => {
  await expectUnder(
    faults.filter(({ isOk }) => isOk),
    async (read, call, fault) => {
      const outcome = await readUnder(read, fault, call, 3);
      const recovered = isRight(read, outcome) && callsOf(call) === ATTEMPTS;
      // An empty response may also mean that there is no such record (API-6, API-7). For a missing year, the screen gets an error.
      const isAnswer = fault.name.endsWith('nothing') && callsOf(call) === 1;
      const isTold = outcome.error !== undefined;
      return recovered || (isAnswer && (valueOf(outcome) === null || isTold)) ? [] : [outcome];
    },
  );
});

test('the user waits and sees the answer when it is late', async () => {
  await expectUnder([slowAnswer], async (read, call, fault) => {
    const outcome = await readUnder(read, fault, call, 1);
    return isRight(read, outcome) && callsOf(call) === 1 ? [] : [outcome, bench.sent];
  });
});

/** Reads once for each altered answer of a deviation, such as each missing field. Returns all outcomes. */
async function deviatingOutcomes(read: BenchRead, call: CallPattern, { answers }: Deviation) {
  const outcomes: Outcome[] = [];
  let count = 1;
  for (let number = 0; number < count; number += 1) {
    const fault = deviating((body) => {
      const all = answers(body);
      count = all.length;
      return all[number] ?? Response.json(body);
    });
    const outcome = await readUnder(read, fault, call, Infinity);
    if (count > 0) outcomes.push(outcome);
  }
  return outcomes;
}

/** A value as JSON, with numeric strings as numbers: an id of a lookup may stay a string, because it is sent back as it came. */
const text = (value: unknown): string => JSON.stringify(value ?? null).replace(/"(\d+)"/g, '$1');
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function lossOf({ data }: Outcome): { unreadable: number; partial: number } {
  const {
    unreadable = 0,
    partial = 0,
    value,
  } = (data ?? {}) as { unreadable?: number; partial?: number; value?: unknown };
  const failed: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'failed') : undefined;
  return { unreadable: unreadable + count(failed), partial };
}

/** The lists in which the portal looks for no duplicates: what the server lists twice is shown twice. */
const repeatable = [
  'getListing',
  'searchListing',
  'getListedAssistants',
  'getSchoolAdmins',
  'getCoaches',
  'getSiteNotifications',
];

/** What is wrong with an outcome: nothing if the data is right, or if the screen gets an error or the number of lost entries. */
function wrongWith(read: BenchRead, deviation: Deviation, outcome: Outcome): unknown[] {
  const expected = rightOf(read).data;
  const value = valueOf(outcome);
  const { unreadable, partial } = lossOf(outcome);
  if (deviation.isHarmless === true)
    return text(value) === text(expected) && unreadable + partial === 0 ? [] : [outcome];
  if (deviation.isRepeated === true) {
    const isOnce = text(value) === text(expected);
    return isOnce || (repeatable.includes(read.endpoint) && count(value) === count(expected) + 1) ? [] : [outcome];
  }
  if (deviation.isExtraEntry === true) return text(value) === text(expected) && unreadable === 1 ? [] : [outcome];
  if (outcome.error !== undefined) return (outcome.error as { kind?: string }).kind === 'unreadable' ? [] : [outcome];
  if (unreadable + partial > 0) return count(value) + unreadable >= count(expected) ? [] : [outcome];
  // A single value may be empty. A list must have all its entries: a response without a list does not count as an empty list.
  if (value === null) return Array.isArray(expected) ? [outcome] : [];
  return Array.isArray(value) === Array.isArray(expected) && count(value) === count(expected) ? [] : [outcome];
}

test.each(deviations.map((deviation) => [deviation.name, deviation] as const))(
  'no read takes %s for something else without a word',
  async (_name, deviation) => {
    await expectOfAll(async (read, call) => {
      const outcomes = await deviatingOutcomes(read, call, deviation);
      return outcomes.flatMap((outcome) => wrongWith(read, deviation, outcome));
    });
  },
);

test('the bench ran more than a thousand times', () => {
  expect(runs).toBeGreaterThan(isExhaustive ? 2000 : 1000);
});
