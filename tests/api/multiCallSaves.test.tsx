// Verifies SAV-1, SAV-2, REL-2.
// Loaded with the test file: all of antd comes with it, and that takes longer than a test should wait.
import '@/app/routing/RequireMedia';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CALL_LIMIT_MS, catchCallLimits } from '../faults/support/callLimits';
import { createMockApi, type MockApi } from '../support/mockApi';
import { ADDITION, faults, flows, isTypedIn, typeInto, type Flow } from '../support/multiCallFlows';
import { closeWhenIdle, countLeftRecords, NEWSROOM, newsroomState, seedNewsroom } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave, renderApp } from '../support/renderApp';

let api: MockApi;
let limits: ReturnType<typeof catchCallLimits>;

beforeAll(() => {
  limits = catchCallLimits();
});
afterEach(() => closeWhenIdle(api));
afterAll(() => {
  limits.release();
});

const SUCCESS = /has been (saved|added)\.$/;

async function open({ address }: Flow) {
  const apiContext = { writeTimeoutMs: CALL_LIMIT_MS };
  const app = await renderApp(address, { token: await api.token(NEWSROOM), apiContext });
  // The form, or the news that a save has turned out to be finished.
  await screen.findByText(/^(Submit|Finish)$|has been (saved|added)\.$/);
  if (address === '/media-update') await screen.findByRole('combobox', { name: 'State' });
  return app;
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** That the page says of every part of the save what became of it. */
function expectOutcomes({ flow: { calls }, place }: Case, said: RegExp, isDoubtful: boolean): void {
  const title = screen.getByText(said);
  expect(
    within(title.parentElement ?? title)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(
    calls.map(({ part }, index) => {
      if (index < place) return `Saved: ${part}`;
      return index === place && isDoubtful ? `Not confirmed: ${part}` : `Not saved: ${part}`;
    }),
  );
}

/** Which of the flow's calls were sent since the last time, by their place in it. */
function sentCalls({ calls }: Flow): number[] {
  const sent = api.calls.filter(({ method }) => method !== 'GET');
  return sent.map((call) => calls.findIndex(({ method, path }) => method === call.method && path.test(call.path)));
}

const reference = new Map<string, Awaited<ReturnType<typeof newsroomState>>>();

/** What the server has when nothing goes wrong. */
async function faultless(flow: Flow) {
  const known = reference.get(flow.title);
  if (known !== undefined) return known;
  api = await createMockApi({ seed: seedNewsroom(flow.seed) });
  const app = await open(flow);
  await typeInto(flow);
  press('Submit');
  await screen.findByText(SUCCESS);
  expect(sentCalls(flow)).toEqual(flow.calls.map((_call, place) => place));
  app.unmount();
  const state = await newsroomState(api);
  await closeWhenIdle(api);
  reference.set(flow.title, state);
  return state;
}

// The faults take turns: what each of them does to each call is seen in tests/faults, without the screens.
const cases = flows.flatMap((flow, turn) =>
  flow.calls.flatMap((call, place) =>
    faults
      .filter((_fault, index) => index === (turn + place) % faults.length)
      .map((fault) => ({ flow, call, place, fault })),
  ),
);

type Case = (typeof cases)[number];

/** Saves under the fault; the page must say what became of it, and keep what was typed. */
async function saveUnderFault(one: Case) {
  const { flow, call, place, fault } = one;
  api = await createMockApi({ seed: seedNewsroom(flow.seed) });
  api.use(fault.put({ method: call.method, path: call.path, times: 1 }));
  const app = await open(flow);
  await typeInto(flow);
  press('Submit');
  if (fault.name === 'is never answered') {
    await waitFor(() => expect(sentCalls(flow)).toContain(place));
    act(limits.takeLast());
  }
  await screen.findByRole('button', { name: 'Finish' });
  const failed =
    place === 0 ? /^This was not saved\. Out of order\.$/ : /^Only part of this was saved\. Out of order\.$/;
  expectOutcomes(one, fault.doubtful ? /^We’re not certain whether / : failed, fault.doubtful);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(isTypedIn(flow)).toBe(true);
  expect(sentCalls(flow)).toEqual(flow.calls.slice(0, place + 1).map((_call, index) => index));
  api.reset();
  return app;
}

/** Nothing that was done is done again, and all is as if there had been no fault. */
async function expectFinished({ flow, call, place, fault }: Case): Promise<void> {
  await screen.findByText(SUCCESS);
  await screen.findByRole('heading', { level: 1, name: 'Media Home' });
  // That an assistant is on the list can be seen, so that this call is not sent again either.
  const isSeen = flow.title === ADDITION && call.method === 'PUT' && fault.acts;
  expect(sentCalls(flow).filter((index) => index < place || (isSeen && index === place))).toEqual([]);
  expect(await newsroomState(api)).toEqual(reference.get(flow.title));
  // What a POST has created and not told the id of can be found by nobody: no list shows it, and no call asks for it.
  const isLost = call.method === 'POST' && fault.acts && place === 0;
  expect(await countLeftRecords(api)).toBe(isLost ? 1 : 0);
  cleanup();
  leave();
  expect(keptDrafts()).toEqual([]);
}

const titled = (chosen: readonly Case[]) =>
  chosen.map((one) => [`${one.flow.title}, call ${String(one.place + 1)} ${one.fault.name}`, one] as const);

describe('the user is told which part of a save is saved, and Finish saves the rest and nothing twice, when', () => {
  test.each(titled(cases))('in %s', async (_title, one) => {
    await faultless(one.flow);
    await saveUnderFault(one);
    press('Finish');
    await expectFinished(one);
  });
});

// Of each flow the last call: before it, there is most to be kept.
const last = cases.filter(({ flow, place }) => place === flow.calls.length - 1);

describe('a save can be finished after a reload with what was typed, and nothing is saved twice, when', () => {
  test.each(titled(last))('in %s', async (_title, one) => {
    await faultless(one.flow);
    const before = await saveUnderFault(one);
    before.unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('@');
    await open(one.flow);
    // The list tells whether an assistant was added after all.
    if (one.flow.title !== ADDITION || !one.fault.acts) {
      expectOutcomes(one, /^Only part of this was saved\. The save was interrupted\.$/, true);
      expect(isTypedIn(one.flow)).toBe(true);
      press('Finish');
    }
    await expectFinished(one);
  });
});
