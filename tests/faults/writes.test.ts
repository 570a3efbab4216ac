// Verifies API-3, SAV-2, SAV-4, SEC-5, REL-2, REL-3.
import { placesOf } from '@/pages/media/media-change/model/draftLinks';
import { isApiError } from '@/shared/api';
import { courier } from '../mocks/fixture/organizations';
import type { Changes } from '../support/databaseCopy';
import { fc } from '../support/generated';
import { newsroomState } from '../support/newsroom';
import { isExhaustive } from '../support/runs';
import { writeBenches, type Bench } from './support/bench';
import { benchFaults, slowAnswer, type BenchFault } from './support/benchFaults';
import { benchSaves, benchWrites, typedWords, type BenchWrite } from './support/benchWrites';
import { endpointNames } from './support/endpoints';
import { sentWrites, WriteRun } from './support/writeRun';

interface Reference {
  /** The database before the first call and after each. */
  states: Changes[];
  /** The database after the user has sent everything once more. */
  twice: Changes;
  sent: string[];
  people: unknown;
}

const benchOf = writeBenches();
const references = new Map<BenchWrite, Reference>();
let runs = 0;

const peopleOf = (bench: Bench): Promise<unknown> => newsroomState(bench, courier.identifier, courier.id);

async function faultless(write: BenchWrite): Promise<Reference> {
  const bench = benchOf(write);
  const run = await WriteRun.start(bench, write);
  const states = [await bench.changes()];
  bench.onWritten = (changes) => states.push(changes);
  const outcome = await run.attempt();
  bench.onWritten = undefined;
  const sent = sentWrites(bench);
  expect([write.title, write.isSaved(outcome), sent.length]).toEqual([write.title, true, write.calls.length]);
  const people = await peopleOf(bench);
  await run.attempt();
  run.end();
  return { states, twice: await bench.changes(), sent, people };
}

beforeAll(async () => {
  for (const write of benchWrites) references.set(write, await faultless(write));
});

const referenceOf = (write: BenchWrite): Reference => {
  const found = references.get(write);
  if (found === undefined) throw new Error(`There is no reference for ${write.title}`);
  return found;
};

/** Whether the portal may say that all is saved: because it is, or because the rules let any answer count. */
function mayCount({ calls, looks, takesAnyAnswer, endpoint }: BenchWrite, place: number, fault: BenchFault): boolean {
  if (fault === slowAnswer) return true;
  if (takesAnyAnswer === true && fault.isOk === true) return true;
  if (looks !== true || !fault.acts || calls[place]?.method === 'POST') return false;
  return endpoint === 'deleteAssistant' || fault.isOk === true || fault.error?.kind === 'unreadable';
}

/** What is wrong with a run: nothing, if all that REL-2 and REL-3 ask for holds. */
async function strike(write: BenchWrite, place: number, fault: BenchFault, reloads: boolean): Promise<unknown[]> {
  runs += 1;
  const bench = benchOf(write);
  const { states, twice, sent, people } = referenceOf(write);
  const found: unknown[] = [];
  const same = (what: string, now: unknown, expected: unknown): void => {
    if (JSON.stringify(now) !== JSON.stringify(expected)) found.push({ what, now, expected });
  };

  const run = await WriteRun.start(bench, write);
  bench.strike(fault, write.calls[place]);
  const outcome = await run.attempt();
  bench.strike();

  const saved = write.isSaved(outcome);
  same('told as saved', saved, mayCount(write, place, fault));
  same('sent', sentWrites(bench), saved ? sent : sent.slice(0, place + 1));
  const acted = place + (fault.acts ? 1 : 0);
  same('at the server', await bench.changes(), states[saved && write.looks === true ? write.calls.length : acted]);
  same(
    'words left in the browser',
    typedWords.filter((word) => run.keptText.includes(word)),
    [],
  );
  same('password or token in the store', run.isSecretShown, false);
  same('drafts kept', run.areDraftsKept, true);
  same('session over', run.isSessionOver, write.signedIn && fault.error?.status === 401);
  if (saved) {
    same('left to finish', run.unfinished, undefined);
    run.end();
    return found;
  }
  // These statuses mean "not now", which is no final response: the user must get an error, and be able to press again.
  if ([408, 425, 429].includes(fault.error?.status ?? 0)) same('told as no answer', outcome.error !== undefined, true);
  const error = isApiError(outcome.error) ? outcome.error : undefined;
  if (outcome.error !== undefined) same('told why', error?.kind, fault.error?.kind ?? 'unreadable');
  if (write.save !== undefined) same('steps told as done', Object.keys(error?.unfinished?.done ?? {}).length, place);

  await run.goOn(reloads);
  const again = await run.attempt();
  if (write.save === undefined) {
    const isDecided = write.endpoint === 'decideAudioRequest' && fault.acts;
    same('saved by the second press', write.isSaved(again), !isDecided);
    same('sent by the second press', sentWrites(bench), sent);
    same('at the server in the end', await bench.changes(), fault.acts ? twice : states.at(-1));
  } else {
    same('saved by Finish', write.isSaved(again), true);
    const repeated = sentWrites(bench).filter((call) => sent.slice(0, place).includes(call));
    same('sent again by Finish', repeated, []);
    same('people in the end', await peopleOf(bench), people);
    // Finish gets an id that was lost on the way, because the server repeats its response to the same call within a minute.
    same('at the server in the end', await bench.changes(), states.at(-1));
    same('left to finish', run.unfinished, undefined);
  }
  run.end();
  return found;
}

const cases = benchWrites.map((write) => [write.title, write] as const);

test('the bench has every write of the portal', () => {
  const writes = /^(?:login|recover|checkCaptcha|submit|save|add|delete|decide)/;
  const expected = endpointNames.filter((name) => writes.test(name));
  expect([...new Set(benchWrites.map(({ endpoint }) => endpoint))].sort()).toEqual([...expected].sort());
  const kinds = benchWrites.flatMap(({ save }) => save?.form ?? []);
  const severalCalls = Object.entries(placesOf('')).filter(([, { unfinished }]) => unfinished !== undefined);
  expect(new Set(kinds)).toEqual(new Set(severalCalls.map(([form]) => form)));
});

test.each(cases)(
  '%s is never sent twice or half saved without a message, and can be finished, under every fault',
  async (_title, write) => {
    const wrong: unknown[] = [];
    for (const [place] of write.calls.entries()) {
      for (const [index, fault] of [...benchFaults, slowAnswer].entries()) {
        // Only a save of several calls can continue after a reload. The cases alternate with and without one, or test both.
        const turns = isExhaustive ? [false, true] : [(place + index) % 2 === 1];
        for (const reloads of write.save === undefined ? [false] : turns) {
          const found = await strike(write, place, fault, reloads);
          if (found.length > 0) wrong.push([`call ${place + 1} ${fault.name}${reloads ? ', reloaded' : ''}`, ...found]);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

interface CallFault {
  /** The index of the call in the save. */
  call: number;
  fault: BenchFault;
  /** Whether the page reloads before the next attempt. */
  reloads: boolean;
}

const anyFault = ({ calls }: BenchWrite): fc.Arbitrary<CallFault> =>
  fc.record({ call: fc.nat(calls.length - 1), fault: fc.constantFrom(...benchFaults), reloads: fc.boolean() });

/** Repeats the save with one fault per attempt until it succeeds, and returns what the server has then. */
async function saveWithFaults(write: BenchWrite, faults: readonly CallFault[]) {
  runs += 1;
  const bench = benchOf(write);
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
  return peopleOf(bench);
}

test.each(benchSaves.map((write) => [write.title, write] as const))(
  '%s leaves the same data as without faults, and nothing twice, under any sequence of faults',
  async (_title, write) => {
    const expected = await saveWithFaults(write, []);
    const sequences = fc.array(anyFault(write), { minLength: 2, maxLength: 5 });
    const property = fc.asyncProperty(sequences, async (faults) => {
      expect(await saveWithFaults(write, faults)).toEqual(expected);
    });
    await fc.assert(property, { numRuns: isExhaustive ? 120 : 20 });
  },
);

test('the bench ran hundreds of times, or more than two thousand', () => {
  expect(runs).toBeGreaterThan(isExhaustive ? 2000 : 700);
});
