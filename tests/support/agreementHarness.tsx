import { setImmediate } from 'node:timers';
import { act, renderHook, type RenderHookResult } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import {
  agreementDraft,
  agreementFormSlice,
  broadcastTypeChosen,
  offeredChoices,
  useAgreementLists,
} from '@/features/agreements';
import { sliceEvent, useSliceDraft } from '@/shared/forms';
import { API } from './fakeApi';
import { answerTo } from './agreementWorld';

const DRAFT = agreementDraft('20417');

interface OpenCall {
  path: string;
  answer: (response: Response) => void;
}

function useScreen() {
  const { value: state } = useSliceDraft(agreementFormSlice, DRAFT);
  const { lists, failures } = useAgreementLists(state.choices);
  return { state, lists, failures, offered: offeredChoices(state.choices, lists) };
}

/** What the screen is drawn from, over a network that answers when it is told to, in any order. */
export class AgreementHarness {
  readonly open: OpenCall[] = [];
  /** All calls so far, in order. */
  readonly asked: string[] = [];
  /** Paths that were answered well. */
  readonly answered = new Set<string>();
  readonly store: ReturnType<typeof makeStore>;
  private readonly view: RenderHookResult<ReturnType<typeof useScreen>, unknown>;

  /** @param checks whether the toolkit checks every action and state */
  constructor(checks = true) {
    const apiContext = { retryDelayMs: 1, fetchFn: (request: Request) => this.receive(request) };
    const store = makeStore({ apiContext, checks });
    this.store = store;
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    this.view = renderHook(useScreen, { wrapper });
  }

  get now() {
    return this.view.result.current;
  }

  async start(): Promise<void> {
    await this.dispatch(broadcastTypeChosen('Television'));
  }

  /** An event of the agreement. */
  dispatch(action: UnknownAction): Promise<void> {
    return this.run(() => this.store.dispatch(sliceEvent(agreementFormSlice, DRAFT, action)));
  }

  /** Does something and waits until the store expects exactly the answers that the network still owes. */
  async run(task: () => unknown): Promise<void> {
    await act(async () => {
      task();
      await this.rest();
    });
    // React draws when an act ends, and what it has drawn may ask for more.
    for (let asked = -1; asked !== this.asked.length;) {
      asked = this.asked.length;
      await act(() => this.rest());
    }
  }

  private async rest(): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turn <= 1 || this.expected() !== this.open.length) continue;
      // The store tells its readers of answers once in a frame; any other action, at once.
      this.store.dispatch({ type: 'test/frame' });
      return;
    }
    throw new Error('The store and the network do not come to rest.');
  }

  /** Answers the call at that place of those that wait. */
  async answer(place: number, outcome: 'well' | 'refused'): Promise<void> {
    const [call] = this.open.splice(place % this.open.length, 1);
    if (call === undefined) return;
    await this.run(() => {
      if (outcome === 'well') this.answered.add(call.path);
      if (outcome === 'well') call.answer(Response.json(answerTo(call.path)));
      else call.answer(Response.json({ message: 'Refused.' }, { status: 400 }));
    });
  }

  async answerAll(): Promise<void> {
    while (this.open.length > 0) await this.answer(0, 'well');
  }

  async close(): Promise<void> {
    await this.answerAll();
    this.view.unmount();
    this.store.close();
  }

  private expected(): number {
    const { queries = {} } = this.store.getState().api ?? {};
    const isPending = (entry: { status: string } | undefined): boolean => entry?.status === 'pending';
    return Object.values(queries).filter(isPending).length;
  }

  private receive(request: Request): Promise<Response> {
    const path = request.url.replace(`${API}/`, '');
    this.asked.push(path);
    return new Promise((resolve) => {
      this.open.push({ path, answer: resolve });
    });
  }
}
