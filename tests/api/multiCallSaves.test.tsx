// Verifies SAV-1, SAV-2, REL-2.
// Loaded with the test file: all of antd comes with it, and that takes longer than a test should wait.
import '@/app/routing/RequireMedia';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CALL_LIMIT_MS, catchCallLimits } from '../faults/support/callLimits';
import { createMockApi, type MockApi } from '../support/mockApi';
import { faults, flows, isTypedIn, typeInto, type Flow } from '../support/multiCallFlows';
import { closeWhenIdle, NEWSROOM, seedNewsroom } from '../support/newsroom';
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

async function open({ address }: Flow) {
  const apiContext = { writeTimeoutMs: CALL_LIMIT_MS };
  const app = await renderApp(address, { token: await api.token(NEWSROOM), apiContext });
  await screen.findByText(/^(Submit|Finish)$/);
  if (address === '/media-update') await screen.findByRole('combobox', { name: 'State' });
  return app;
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** That the page says of every part of the save what became of it. */
function expectOutcomes({ calls }: Flow, place: number, said: RegExp, isDoubtful: boolean): void {
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

// The faults take turns: what each of them does to each call is seen in tests/faults, without the screens.
const places = [1, 1, 2, 1, 0, 2];
const cases = flows.flatMap((flow, turn) => {
  const [place = 0, fault, reloads] = [places[turn], faults[turn], turn % 2 === 1];
  if (fault === undefined) return [];
  const title = `${flow.title}, call ${String(place + 1)} ${fault.name}${reloads ? ', and after a reload' : ''}`;
  return [{ title, flow, place, fault, reloads }];
});

test.each(cases)(
  'the user is told which part of a save is saved, and Finish saves the rest and nothing twice, when in $title',
  async ({ flow, place, fault, reloads }) => {
    api = await createMockApi({ seed: seedNewsroom(flow.seed) });
    const { method = '', path = '' } = flow.calls[place] ?? {};
    api.use(fault.put({ method, path, times: 1 }));
    const app = await open(flow);
    await typeInto(flow);
    press('Submit');
    if (fault.name === 'is never answered') {
      await waitFor(() => expect(sentCalls(flow)).toContain(place));
      act(limits.takeLast());
    }
    await screen.findByRole('button', { name: 'Finish' });
    const told = fault.doubtful ? /^We’re not certain whether / : /^Only part of this was saved\. Out of order\.$/;
    expectOutcomes(flow, place, told, fault.doubtful);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(isTypedIn(flow)).toBe(true);
    const all = flow.calls.map((_call, index) => index);
    expect(sentCalls(flow)).toEqual(all.slice(0, place + 1));
    api.reset();

    if (reloads) {
      app.unmount();
      expect(Object.values(sessionStorage).join()).not.toContain('@');
      await open(flow);
      expectOutcomes(flow, place, /^Only part of this was saved\. The save was interrupted\.$/, true);
      expect(isTypedIn(flow)).toBe(true);
    }
    press('Finish');
    await screen.findByText(/has been (saved|added)\.$/);
    await screen.findByRole('heading', { level: 1, name: 'Media Home' });
    expect(sentCalls(flow)).toEqual(fault.acts ? [] : all.slice(place));
    cleanup();
    leave();
    expect(keptDrafts()).toEqual([]);
  },
);
