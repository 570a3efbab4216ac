// Verifies SAV-2, REL-2.
import fc from 'fast-check';
import { isApiError } from '@/shared/api';
import { courier } from '../mocks/fixture/organizations';
import { newsroomState } from '../support/newsroom';
import { openBench, type Bench } from './support/bench';
import { benchFaults, type BenchFault } from './support/benchFaults';
import { seedBench, seedWithoutContact } from './support/benchSeed';
import { benchSaves, type BenchWrite } from './support/benchWrites';
import { WriteRun } from './support/writeRun';

jest.setTimeout(120_000);

interface Misfortune {
  /** Which of the save's calls. */
  place: number;
  fault: BenchFault;
  /** Whether the page is loaded anew before the next attempt. */
  reloads: boolean;
}

const misfortune = ({ calls }: BenchWrite): fc.Arbitrary<Misfortune> =>
  fc.record({ place: fc.nat(calls.length - 1), fault: fc.constantFrom(...benchFaults), reloads: fc.boolean() });

let benches: { usual: Bench; withoutContact: Bench };

beforeAll(async () => {
  benches = { usual: await openBench(seedBench), withoutContact: await openBench(seedWithoutContact) };
});

afterAll(() => {
  benches.withoutContact.close();
  benches.usual.close();
});

/** Saves with one misfortune after the other, until it is done. Answers what the server has in the end. */
async function saveUnluckily(write: BenchWrite, misfortunes: readonly Misfortune[]) {
  const bench = write.withoutContact === true ? benches.withoutContact : benches.usual;
  const run = await WriteRun.start(bench, write);
  // A look at what is done may be what fails, and then nothing is sent: it takes some attempts more.
  const hurdles: readonly (Misfortune | undefined)[] = [...misfortunes, undefined, undefined, undefined];
  let saved = false;
  for (const hurdle of hurdles) {
    bench.strike(hurdle?.fault, hurdle && write.calls[hurdle.place]);
    const { error } = await run.attempt();
    bench.strike();
    saved = error === undefined;
    if (saved) break;
    expect(isApiError(error) && error.unfinished !== undefined).toBe(true);
    await run.goOn(hurdle?.reloads ?? false);
  }
  expect([saved, run.unfinished]).toEqual([true, undefined]);
  run.end();
  return newsroomState(bench, courier.identifier, courier.id);
}

// What a single fault does to each call is told one by one in writes.test.ts; here they come in rows.
test.each(benchSaves.map((write) => [write.title, write] as const))(
  '%s leaves what it leaves without a fault, and nothing twice, whatever happens to its calls one after the other',
  async (_title, write) => {
    const expected = await saveUnluckily(write, []);
    await fc.assert(
      fc.asyncProperty(fc.array(misfortune(write), { minLength: 2, maxLength: 5 }), async (misfortunes) => {
        expect(await saveUnluckily(write, misfortunes)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  },
);
