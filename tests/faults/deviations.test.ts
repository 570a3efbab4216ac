// Verifies API-7, API-8, REL-8.
import { signedOut } from '@/features/session';
import { openBench, type Bench, type CallPattern } from './support/bench';
import { benchReads, type BenchRead } from './support/benchReads';
import { seedBench } from './support/benchSeed';
import { deviating, deviations, type Deviation } from './support/deviations';
import { send, valueOf, type Outcome } from './support/endpoints';

let bench: Bench;
let reads: readonly BenchRead[];
const right = new Map<BenchRead, unknown>();
let runs = 0;

async function readOnce(read: BenchRead): Promise<Outcome> {
  localStorage.clear();
  const store = await bench.store();
  const { data, error } = await send(store, read.endpoint, read.arg);
  store.dispatch(signedOut());
  // Hundreds of open portals would all listen to the same window.
  store.close();
  return error === undefined ? { data } : { error };
}

beforeAll(async () => {
  bench = await openBench(seedBench);
  reads = await benchReads(await bench.store());
  for (const read of reads) right.set(read, valueOf(await readOnce(read)));
});

afterAll(() => bench.close());

/** The answers of a deviation, each under the number that it has among them. */
async function answersOf(read: BenchRead, call: CallPattern, { answers }: Deviation): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let count = 1;
  for (let number = 0; number < count; number += 1) {
    bench.strike(
      deviating((body) => {
        const all = answers(body);
        count = all.length;
        return all[number] ?? Response.json(body);
      }),
      call,
      Infinity,
    );
    const outcome = await readOnce(read);
    if (count > 0) outcomes.push(outcome);
    runs += 1;
  }
  return outcomes;
}

/** An id of a lookup may stay text: it is sent as it came. */
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

/** What is wrong with an outcome: it is right, or the screen is told. */
function wrongWith(read: BenchRead, deviation: Deviation, outcome: Outcome): unknown[] {
  const expected = right.get(read);
  const value = valueOf(outcome);
  const { unreadable, partial } = lossOf(outcome);
  if (deviation.isHarmless === true)
    return text(value) === text(expected) && unreadable + partial === 0 ? [] : [outcome];
  if (deviation.isExtraEntry === true) return text(value) === text(expected) && unreadable === 1 ? [] : [outcome];
  if (outcome.error !== undefined) return (outcome.error as { kind?: string }).kind === 'unreadable' ? [] : [outcome];
  if (unreadable + partial > 0) return count(value) + unreadable >= count(expected) ? [] : [outcome];
  // One value may be empty; a list must have all its entries.
  return value === null || (Array.isArray(value) === Array.isArray(expected) && count(value) === count(expected))
    ? []
    : [outcome];
}

test.each(deviations.map((deviation) => [deviation.name, deviation] as const))(
  'no read takes %s for something else without a word',
  async (_name, deviation) => {
    const wrong: unknown[] = [];
    for (const read of reads) {
      for (const call of read.calls) {
        for (const outcome of await answersOf(read, call, deviation)) {
          const found = wrongWith(read, deviation, outcome);
          if (found.length > 0) wrong.push([read.title, String(call.path), ...found]);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('no read treats an answer without a list as an empty list', async () => {
  const wrong: string[] = [];
  for (const read of reads.filter((one) => Array.isArray(right.get(one)))) {
    for (const deviation of deviations.slice(-4)) {
      for (const outcome of await answersOf(read, read.calls.at(-1) ?? { method: 'GET', path: /./ }, deviation)) {
        if (outcome.error === undefined) wrong.push(`${read.title}: ${deviation.name}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the bench ran more than five hundred times', () => {
  expect(runs).toBeGreaterThan(500);
});
