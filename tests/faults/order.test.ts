// Verifies REL-4, REL-12.
import { createGate } from '../support/gate';
import { atRest } from './support/atRest';
import { openBench, type Bench } from './support/bench';
import type { BenchFault } from './support/benchFaults';
import { benchReads, type BenchRead } from './support/benchReads';
import { seedBench } from './support/benchSeed';
import { benchWrites } from './support/benchWrites';
import { send } from './support/endpoints';

let bench: Bench;
let reads: readonly BenchRead[];

beforeAll(async () => {
  bench = await openBench(seedBench);
  reads = await benchReads(await bench.store());
});

afterAll(() => bench.close());

/** An answer that the server has given at once and that arrives only when the gate is opened. */
function heldBack(): { fault: BenchFault; open: () => void } {
  const { opened, open } = createGate();
  const fault: BenchFault = {
    name: 'is held back',
    acts: true,
    strike: async ({ serve }) => {
      const answer = await serve();
      await opened;
      return answer;
    },
  };
  return { fault, open };
}

const ofOrganization = ['getOrganization', 'getListedOrganization', 'getListing'];
const ofDirector = ['getDirector', 'getStaff'];
const ofAssistants = ['getAssistants', 'getStaff'];

/** Which lists show what a write changes. */
const shown: Readonly<Record<string, readonly string[]>> = {
  saveOrganization: ofOrganization,
  'saveContact of a primary contact with a contact': ofDirector,
  'saveContact of an assistant with a contact': ofAssistants,
  'saveContact of an assistant without a contact': ofAssistants,
  addAssistant: ofAssistants,
  deleteAssistant: [...ofAssistants, 'getSiteNotifications'],
  saveSiteNotifications: ['getSiteNotifications'],
  saveCredentials: ['getStaff'],
};

const cases = Object.entries(shown).flatMap(([write, lists]) => lists.map((list) => [list, write] as const));

test.each(cases)('%s shows what %s saved when an older answer arrives later', async (list, title) => {
  const read = reads.find(({ endpoint }) => endpoint === list);
  const write = benchWrites.find((one) => one.title === title);
  if (read === undefined || write === undefined) throw new Error('Both are on the bench.');
  await bench.restore();
  const store = await bench.store();
  const { fault, open } = heldBack();
  const watching = send(store, read.endpoint, read.arg);
  const before = await watching;
  expect(before.error).toBeUndefined();

  // The list is asked for once more, as by a screen that is opened again, and its answer is held back.
  bench.strike(fault, read.calls[0]);
  watching.refetch?.();
  await send(store, write.endpoint, await write.arg(bench));
  open();
  await atRest(store);

  const fresh = await send(await bench.store(), read.endpoint, read.arg);
  const now = await send(store, read.endpoint, read.arg);
  expect(now.data).toEqual(fresh.data);
  expect(JSON.stringify(now.data)).not.toBe(JSON.stringify(before.data));
});
