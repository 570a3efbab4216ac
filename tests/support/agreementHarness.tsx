import { setImmediate } from 'node:timers';
import { act, renderHook, type RenderHookResult } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { offeredChoices, useAgreementDraft, useAgreementLists } from '@/features/agreements';
import { API } from './fakeApi';

interface OpenCall {
  path: string;
  answer: (response: Response) => void;
}

function useScreen() {
  const { value, send } = useAgreementDraft('20417');
  const { choices } = value;
  const { lists, failures } = useAgreementLists(choices);
  return { send, choices, lists, failures, offered: offeredChoices(choices, lists) };
}

/** The agreement's choices and lists, over a network that answers when it is told to, in any order. */
export class AgreementHarness {
  readonly open: OpenCall[] = [];
  private asked = 0;
  private readonly store: ReturnType<typeof makeStore>;
  private readonly view: RenderHookResult<ReturnType<typeof useScreen>, unknown>;

  constructor(private readonly answerTo: (path: string) => unknown) {
    const apiContext = { retryDelayMs: 1, fetchFn: (request: Request) => this.receive(request) };
    // Without Redux Toolkit's development checks, which go through the whole state at every action.
    const store = makeStore({ apiContext, checks: false });
    this.store = store;
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    this.view = renderHook(useScreen, { wrapper });
  }

  get now() {
    return this.view.result.current;
  }

  /** An event of the agreement. */
  dispatch(action: UnknownAction): Promise<void> {
    return this.run(() => this.now.send(action));
  }

  /** Responds to the waiting call at the given place. */
  async answer(place: number, isRefused = false): Promise<void> {
    const [call] = this.open.splice(place % this.open.length, 1);
    if (call === undefined) return;
    await this.run(() => {
      call.answer(isRefused ? Response.json({}, { status: 400 }) : Response.json(this.answerTo(call.path)));
    });
  }

  /** Presses every "Try again". */
  retry(): Promise<void> {
    return this.run(() => {
      for (const failure of this.now.failures) failure.retry();
    });
  }

  async answerAll(): Promise<void> {
    while (this.open.length > 0) await this.answer(0);
  }

  async close(): Promise<void> {
    await this.answerAll();
    this.view.unmount();
    this.store.close();
  }

  /** Runs a task, and waits until the store expects exactly the responses that the network has not sent yet. */
  private async run(task: () => unknown): Promise<void> {
    await act(async () => {
      task();
      await this.rest();
    });
    // React renders when `act` ends, which may start more calls.
    for (let asked = -1; asked !== this.asked;) {
      asked = this.asked;
      await act(() => this.rest());
    }
  }

  private async rest(): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turn <= 1 || this.expected() !== this.open.length) continue;
      // The store batches its notifications of responses. Any other action, such as this one, makes it send them at once.
      this.store.dispatch({ type: 'test/frame' });
      return;
    }
    throw new Error('The store and the network do not come to rest.');
  }

  private expected(): number {
    const isPending = (query: { status: string } | undefined): boolean => query?.status === 'pending';
    return Object.values(this.store.getState().api?.queries ?? {}).filter(isPending).length;
  }

  private receive(request: Request): Promise<Response> {
    this.asked += 1;
    return new Promise((resolve) => {
      this.open.push({ path: request.url.replace(`${API}/`, ''), answer: resolve });
    });
  }
}
