// Verifies GEN-6.
import { signedIn, signedOut } from '@/features/session';
import { pageShown } from '@/shared/ui/noticesSlice';
import { courier } from '../mocks/fixture/organizations';
import { createGate } from '../support/gate';
import { atRest } from './support/atRest';
import { openBench, type Bench, type Store } from './support/bench';
import { benchFaults, type BenchFault } from './support/benchFaults';
import { seedBench, seedWithoutContact } from './support/benchSeed';
import { benchWrites, type BenchWrite } from './support/benchWrites';
import { send } from './support/endpoints';

let benches: { usual: Bench; withoutContact: Bench };

beforeAll(async () => {
  benches = { usual: await openBench(seedBench), withoutContact: await openBench(seedWithoutContact) };
});

afterAll(() => {
  benches.withoutContact.close();
  benches.usual.close();
});

const noticesOf = (store: Store) => {
  const { items = [] } = store.getState().notices ?? {};
  return items.map(({ tone, text, pathname }) => ({ tone, text, pathname }));
};

/** Sends it, and does something else before the answer to its first call comes. */
async function whileAnswerIsAwaited(write: BenchWrite, meanwhile: (store: Store) => void, fault?: BenchFault) {
  const bench = write.withoutContact === true ? benches.withoutContact : benches.usual;
  await bench.restore();
  const { opened, open } = createGate();
  const held: BenchFault = {
    name: 'is held back',
    acts: true,
    strike: async (call) => {
      await opened;
      return fault === undefined ? call.serve() : fault.strike(call);
    },
  };
  const store = await bench.store();
  store.dispatch(pageShown('/the-form'));
  bench.strike(held, write.calls[0]);
  const sending = send(store, write.endpoint, await write.arg(bench));
  meanwhile(store);
  open();
  await sending;
  await atRest(store);
  // The words of a notice are code of their own, which the store asked for before.
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

// A login and a captcha say nothing to who has gone elsewhere.
const cases = benchWrites
  .filter(({ endpoint }) => !['login', 'checkCaptcha'].includes(endpoint))
  .map((write) => [write.title, write] as const);

test.each(cases)('a user who leaves during %s sees its outcome where they are', async (_title, write) => {
  expect(await whileAnswerIsAwaited(write, leave)).toEqual([
    {
      tone: 'success',
      text: expect.stringMatching(/ has been (?:saved|added|deleted|submitted|sent)\.$/) as string,
      pathname: '/psa',
    },
  ]);
  // A refusal that is an answer says why, on a screen that is no longer there.
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
