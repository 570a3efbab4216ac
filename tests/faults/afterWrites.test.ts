// Verifies GEN-6, REL-4, REL-12.
import { signedIn, signedOut } from '@/features/session';
import { pageShown } from '@/shared/ui/noticesSlice';
import { courier } from '../mocks/fixture/organizations';
import { createGate } from '../support/gate';
import { atRest } from '../support/mediaForms';
import { writeBenches, type Store } from './support/bench';
import { benchFaults, type BenchFault, type FailedCall } from './support/benchFaults';
import { benchReads, type BenchRead } from './support/benchReads';
import { benchWrites, type BenchWrite } from './support/benchWrites';
import { send, valueOf } from './support/endpoints';

const benchOf = writeBenches();
let reads: readonly BenchRead[];

beforeAll(async () => {
  reads = await benchReads(await benchOf({}).store());
});

/** A fault that leaves the response to `goOn`, which can wait until the test calls `open`. */
function held(goOn: (call: FailedCall, opened: Promise<void>) => Promise<Response>) {
  const { opened, open } = createGate();
  const fault: BenchFault = { name: 'is held back', acts: true, strike: (call) => goOn(call, opened) };
  return { fault, open };
}

const organization = ['getListedOrganization', 'getListing', 'getOrganization'];
const director = ['getDirector', 'getListedDirector', 'getStaff'];
const assistants = ['getAssistants', 'getListedAssistants', 'getStaff'];

/** The endpoints whose data a write changes at the server, written by hand (REL-12). */
const changed: Readonly<Record<string, readonly string[]>> = {
  saveOrganization: [...organization, 'getOrganizationById', 'searchListing'],
  'saveContact of a primary contact with a contact': director,
  'saveContact of a primary contact without a contact': director,
  'saveContact of an assistant with a contact': assistants,
  'saveContact of an assistant without a contact': assistants,
  addAssistant: assistants,
  'addAssistant of a namesake': assistants,
  deleteAssistant: [...assistants, 'getSiteNotifications'],
  saveSiteNotifications: ['getSiteNotifications'],
  saveCredentials: ['getAssistants', 'getDirector', 'getStaff'],
};

const named = benchWrites.filter(({ endpoint }) => endpoint !== 'login').map((write) => [write.title, write] as const);

async function readAll(store: Store): Promise<string[]> {
  const data: string[] = [];
  for (const { endpoint, arg } of reads) data.push(JSON.stringify(valueOf(await send(store, endpoint, arg))));
  return data;
}

test.each(named)('every open screen shows what %s changed, and nothing else is read again', async (title, write) => {
  const bench = benchOf(write);
  await bench.restore();
  const store = await bench.store();
  const before = await readAll(store);
  bench.sent.length = 0;
  expect(write.isSaved(await send(store, write.endpoint, await write.arg(bench)))).toBe(true);
  await atRest(store);
  const isOutdated = (path: string): boolean =>
    reads.some(({ endpoint, calls }) => changed[title]?.includes(endpoint) && calls[0]?.path.test(path));
  expect(bench.sent.filter(({ method, path }) => method === 'GET' && !isOutdated(path))).toEqual([]);
  const shown = await readAll(store);
  localStorage.clear();
  const fresh = await readAll(await bench.store());

  const differing = (one: string[]): string[] => [
    ...new Set(reads.flatMap(({ endpoint }, index) => (one[index] === fresh[index] ? [] : [endpoint]))),
  ];
  expect(differing(shown)).toEqual([]);
  expect(differing(before).sort()).toEqual([...(changed[title] ?? [])].sort());
});

const pairs = Object.entries(changed).flatMap(([write, lists]) => lists.map((list) => [list, write] as const));

test.each(pairs)('%s shows what %s saved when an older answer arrives later', async (list, title) => {
  const read = reads.find(({ endpoint }) => endpoint === list);
  const write = benchWrites.find((one) => one.title === title);
  if (read === undefined || write === undefined) throw new Error('Both are on the bench.');
  const bench = benchOf(write);
  await bench.restore();
  const store = await bench.store();
  const watching = send(store, read.endpoint, read.arg);
  const before = await watching;
  expect(before.error).toBeUndefined();

  // Requests the list again, as a reopened screen does. The server responds before the write, but the response arrives after it.
  const { fault, open } = held(async ({ serve }, opened) => {
    const answer = await serve();
    await opened;
    return answer;
  });
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

const noticesOf = (store: Store) => {
  const { items = [] } = store.getState().notices ?? {};
  return items.map(({ tone, text, pathname }) => ({ tone, text, pathname }));
};

/** Sends a write, and calls `meanwhile` before the response to its first call arrives. Returns the notices that then show. */
async function whileAnswerIsAwaited(write: BenchWrite, meanwhile: (store: Store) => void, fault?: BenchFault) {
  const bench = benchOf(write);
  await bench.restore();
  const waiting = held(async (call, opened) => {
    await opened;
    return fault === undefined ? call.serve() : fault.strike(call);
  });
  const store = await bench.store();
  store.dispatch(pageShown('/the-form'));
  bench.strike(waiting.fault, write.calls[0]);
  const sending = send(store, write.endpoint, await write.arg(bench));
  meanwhile(store);
  waiting.open();
  await sending;
  await atRest(store);
  // The texts of notices are a separate chunk, which the store has begun to load.
  await import('@/app/notices/unattendedWriteNotice');
  await new Promise((resolve) => setTimeout(resolve));
  return noticesOf(store);
}

const leave = (store: Store): void => {
  store.dispatch(pageShown('/psa'));
};
const stay = (): void => undefined;
const refusal = benchFaults.find(({ name }) => name === 'answers 400');
const loss = benchFaults.find(({ name }) => name === 'is dropped');

// Neither a login, which `named` leaves out, nor a captcha check shows a notice to a user who has left the screen.
const cases = named.filter(([title]) => title !== 'checkCaptcha');

test.each(cases)('a user who leaves during %s sees its outcome where they are', async (_title, write) => {
  expect(await whileAnswerIsAwaited(write, leave)).toEqual([
    {
      tone: 'success',
      text: expect.stringMatching(/ has been (?:saved|added|deleted|submitted|sent)\.$/) as string,
      pathname: '/psa',
    },
  ]);
  // A refused decision counts as a response, not as a failure: only its own screen, which is gone, would show the reason.
  if (write.endpoint !== 'decideAudioRequest') {
    expect(await whileAnswerIsAwaited(write, leave, refusal)).toEqual([
      { tone: 'error', text: expect.stringContaining(' has not been ') as string, pathname: '/psa' },
    ]);
  }
  expect(await whileAnswerIsAwaited(write, leave, loss)).toEqual([
    { tone: 'error', text: expect.stringContaining('We’re not certain whether ') as string, pathname: '/psa' },
  ]);
});

test.each(cases)('a user who stays during %s sees its outcome on the screen only', async (_title, write) => {
  expect(await whileAnswerIsAwaited(write, stay)).toEqual([]);
  expect(await whileAnswerIsAwaited(write, stay, refusal)).toEqual([]);
});

test('a user who logged out or switched organizations sees no outcome', async () => {
  const write = benchWrites.find(({ endpoint }) => endpoint === 'saveOrganization');
  if (write === undefined) throw new Error('It is on the bench.');
  const out = await whileAnswerIsAwaited(write, (store) => {
    leave(store);
    store.dispatch(signedOut());
  });
  expect(out).toEqual([]);
  const token = (identifier: string) => `e30.${btoa(JSON.stringify({ Role: 'media', Identifier: identifier }))}.x`;
  const other = await whileAnswerIsAwaited(write, (store) => {
    leave(store);
    store.dispatch(signedIn(token(`${courier.identifier}9`)));
  });
  expect(other).toEqual([]);
});
