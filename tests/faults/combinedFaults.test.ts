// Verifies SAV-2, REL-2.
import { fc } from '../support/generated';
import { isApiError } from '@/shared/api';
import { courier } from '../mocks/fixture/organizations';
import { newsroomState } from '../support/newsroom';
import { isExhaustive } from '../support/runs';
import { openBench, type Bench } from './support/bench';
import { benchFaults, type BenchFault } from './support/benchFaults';
import { seedBench, seedWithoutContact } from './support/benchSeed';
import { benchSaves, type BenchWrite } from './support/benchWrites';
import { WriteRun } from './support/writeRun';

interface CallFault {
  /** The index of the call in the save. */
  call: number;
  fault: BenchFault;
  /** Whether the page reloads before the next attempt. */
  reloads: boolean;
}

const anyFault = ({ calls }: BenchWrite): fc.Arbitrary<CallFault> =>
  fc.record({ call: fc.nat(calls.length - 1), fault: fc.constantFrom(...benchFaults), reloads: fc.boolean() });

let benches: { usual: Bench; withoutContact: Bench };

beforeAll(async () => {
  benches = { usual: await openBench(seedBench), withoutContact: await openBench(seedWithoutContact) };
});

afterAll(() => {
  benches.withoutContact.close();
  benches.usual.close();
});

/** Repeats the save with one fault per attempt until it succeeds, and returns what the server has then. */
async function saveWithFaults(write: BenchWrite, faults: readonly CallFault[]) {
  const bench = write.withoutContact === true ? benches.withoutContact : benches.usual;
  const run = await WriteRun.start(bench, write);
  // A fault may hit a verification read, which sends no write, so the save gets attempts without faults too.
  const attempts: readonly (CallFault | undefined)[] = [...faults, undefined, undefined, undefined];
  let saved = false;
  for (const attempt of attempts) {
    bench.strike(attempt?.fault, attempt && write.calls[attempt.call]);
    const { error } = await run.attempt();
    bench.strike();
    saved = error === undefined;
    if (saved) break;
    expect(isApiError(error) && error.unfinished !== undefined).toBe(true);
    await run.goOn(attempt?.reloads ?? false);
  }
  expect([saved, run.unfinished]).toEqual([true, undefined]);
  run.end();
  return newsroomState(bench, courier.identifier, courier.id);
}

// writes.test.ts covers single faults; this test covers sequences of them.
test.each(benchSaves.map((write) => [write.title, write] as const))(
  '%s leaves the same data as without faults, and nothing twice, under any sequence of faults',
  async (_title, write) => {
    const expected = await saveWithFaults(write, []);
    await fc.assert(
      fc.asyncProperty(fc.array(anyFault(write), { minLength: 2, maxLength: 5 }), async (faults) => {
        expect(await saveWithFaults(write, faults)).toEqual(expected);
      }),
      { numRuns: isExhaustive ? 60 : 20 },
    );
  },
);
