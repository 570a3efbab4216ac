// Verifies REL-12.
import { atRest } from './support/atRest';
import { openBench, type Bench, type Store } from './support/bench';
import { benchReads, type BenchRead } from './support/benchReads';
import { seedBench, seedWithoutContact } from './support/benchSeed';
import { benchWrites, type BenchWrite } from './support/benchWrites';
import { send, valueOf } from './support/endpoints';

let benches: { usual: Bench; withoutContact: Bench };
let reads: readonly BenchRead[];

beforeAll(async () => {
  benches = { usual: await openBench(seedBench), withoutContact: await openBench(seedWithoutContact) };
  reads = await benchReads(await benches.usual.store());
});

afterAll(() => {
  benches.withoutContact.close();
  benches.usual.close();
});

async function readAll(store: Store): Promise<string[]> {
  const data: string[] = [];
  for (const { endpoint, arg } of reads) data.push(JSON.stringify(valueOf(await send(store, endpoint, arg))));
  return data;
}

/** The endpoints whose data a write changes at the server, written by hand (REL-12). */
const changed: Readonly<Record<string, readonly string[]>> = {
  saveOrganization: ['getListing', 'getListedOrganization', 'getOrganization', 'getOrganizationById', 'searchListing'],
  'saveContact of a primary contact with a contact': ['getDirector', 'getListedDirector', 'getStaff'],
  'saveContact of a primary contact without a contact': ['getDirector', 'getListedDirector', 'getStaff'],
  'saveContact of an assistant with a contact': ['getAssistants', 'getListedAssistants', 'getStaff'],
  'saveContact of an assistant without a contact': ['getAssistants', 'getListedAssistants', 'getStaff'],
  addAssistant: ['getAssistants', 'getListedAssistants', 'getStaff'],
  'addAssistant of a namesake': ['getAssistants', 'getListedAssistants', 'getStaff'],
  deleteAssistant: ['getAssistants', 'getListedAssistants', 'getSiteNotifications', 'getStaff'],
  saveSiteNotifications: ['getSiteNotifications'],
  saveCredentials: ['getAssistants', 'getDirector', 'getStaff'],
};

const cases = benchWrites.filter(({ endpoint }) => endpoint !== 'login').map((write) => [write.title, write] as const);

test.each(cases)('every open screen shows what %s changed', async (title, write: BenchWrite) => {
  const bench = write.withoutContact === true ? benches.withoutContact : benches.usual;
  await bench.restore();
  const store = await bench.store();
  const before = await readAll(store);
  expect(write.isSaved(await send(store, write.endpoint, await write.arg(bench)))).toBe(true);
  await atRest(store);
  const shown = await readAll(store);
  localStorage.clear();
  const fresh = await readAll(await bench.store());

  const named = (isMeant: (index: number) => boolean): string[] => [
    ...new Set(reads.flatMap(({ endpoint }, index) => (isMeant(index) ? [endpoint] : []))),
  ];
  expect(named((index) => shown[index] !== fresh[index])).toEqual([]);
  expect(named((index) => before[index] !== fresh[index]).sort()).toEqual([...(changed[title] ?? [])].sort());
});
