import { withoutSecrets } from '@/app/devtools/withoutSecrets';
import { credentialsDraft } from '@/features/credentials';
import { signedIn, signedOut } from '@/features/session';
import { attendanceDraft } from '@/features/sites';
import {
  draftChanged,
  forDraft,
  selectDraft,
  unfinishedOf,
  type DraftId,
  type UnfinishedSave,
  type Draft,
} from '@/shared/forms';
import { writesFlushed } from '@/shared/lib/persist';
import { courier } from '../../mocks/fixture/organizations';
import type { Bench, Store } from './bench';
import type { BenchWrite } from './benchWrites';
import { send, type Outcome } from './endpoints';

export const sentWrites = ({ sent }: Bench): string[] =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

const toggled = [attendanceDraft(courier.identifier, 2), credentialsDraft(courier.identifier)];

function draftIn(store: Store, draft: DraftId): Draft | undefined {
  const state: object = store.getState();
  return selectDraft(state, draft);
}

/** What the user has toggled on other screens and not yet submitted. */
const drafts = (store: Store): unknown[] => toggled.map((draft) => draftIn(store, draft)?.value);

/** One save as its screen makes it, attempt by attempt. */
export class WriteRun {
  private arg: unknown;
  private resume: UnfinishedSave | undefined;
  private readonly before: unknown[];

  private constructor(
    private readonly bench: Bench,
    private readonly write: BenchWrite,
    private store: Store,
  ) {
    if (write.signedIn) {
      const toggle = (draft: DraftId, value: object): void => {
        this.store.dispatch(forDraft(draft, draftChanged({ value, changes: 1, knows: 0 })));
      };
      toggle(attendanceDraft(courier.identifier, 2), { 502: { 101: true } });
      toggle(credentialsDraft(courier.identifier), { 101: true });
    }
    this.before = drafts(this.store);
  }

  static async start(bench: Bench, write: BenchWrite): Promise<WriteRun> {
    await bench.restore();
    const run = new WriteRun(bench, write, await bench.store({ signedIn: write.signedIn }));
    run.arg = await write.arg(bench);
    return run;
  }

  /** Presses the button. */
  async attempt(): Promise<Outcome> {
    const { resume, write } = this;
    const arg = resume === undefined || typeof this.arg !== 'object' ? this.arg : { ...this.arg, resume };
    this.bench.sent.length = 0;
    const { data, error } = await send(this.store, write.endpoint, arg);
    if (error === undefined) return { data };
    if (write.save !== undefined) this.resume = unfinishedOf(error);
    return { error };
  }

  /** Loads the page anew, or signs in again over the screen where the session has ended. */
  async goOn(reloads: boolean): Promise<void> {
    if (!reloads) {
      if (this.write.signedIn && this.isSessionOver) this.store.dispatch(signedIn(this.bench.token));
      return;
    }
    this.store.close();
    this.store = await this.bench.store({ signedIn: this.write.signedIn });
    this.arg = await this.write.arg(this.bench);
    this.resume = this.unfinished;
  }

  /** The stored progress of an interrupted save, with which the user can finish it. */
  get unfinished(): UnfinishedSave | undefined {
    return this.write.save === undefined ? undefined : draftIn(this.store, this.write.save)?.unfinished;
  }

  /** Everything that the browser keeps, as text. */
  get keptText(): string {
    this.store.dispatch(writesFlushed());
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  }

  /** Whether the store contains the password, or a log of Redux DevTools would show the token. */
  get isSecretShown(): boolean {
    const state = this.store.getState();
    const log = JSON.stringify(withoutSecrets(state));
    return JSON.stringify(state).includes(courier.password) || log.includes(this.bench.token);
  }

  get isSessionOver(): boolean {
    return this.store.getState().session?.ended !== null && localStorage.getItem('media_id_token') === null;
  }

  get areDraftsKept(): boolean {
    return JSON.stringify(drafts(this.store)) === JSON.stringify(this.before);
  }

  end(): void {
    this.store.dispatch(signedOut());
    this.store.close();
  }
}
