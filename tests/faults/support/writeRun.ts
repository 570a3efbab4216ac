import { writeCredentialDraft } from '@/features/credentials';
import { signedIn, signedOut } from '@/features/session';
import { writeAttendanceDraft } from '@/features/sites';
import { readUnfinished, unfinishedOf, type UnfinishedSave } from '@/shared/lib/resumable-save';
import { courier } from '../../mocks/fixture/organizations';
import type { Bench, Store } from './bench';
import type { BenchWrite } from './benchWrites';
import { send, type Outcome } from './endpoints';

export const sentWrites = ({ sent }: Bench): string[] =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

/** Everything that the browser keeps, as text. */
export const keptText = (): string => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

/** What the user has toggled on other screens and not yet submitted. */
const drafts = (): unknown[] => ['siteAttendanceDraft', 'credentialDraft'].map((key) => sessionStorage.getItem(key));

/** One save as its screen makes it, attempt by attempt. */
export class WriteRun {
  private store: Store;
  private arg: unknown;
  private resume: UnfinishedSave | undefined;
  private readonly before: unknown[];

  private constructor(
    private readonly bench: Bench,
    private readonly write: BenchWrite,
  ) {
    this.store = bench.store({ signedIn: write.signedIn });
    if (write.signedIn) {
      writeAttendanceDraft(courier.identifier, 2, new Map([[502, new Map([[101, true]])]]));
      writeCredentialDraft(courier.identifier, new Map([[101, true]]));
    }
    this.before = drafts();
  }

  static async start(bench: Bench, write: BenchWrite): Promise<WriteRun> {
    await bench.restore();
    const run = new WriteRun(bench, write);
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
    const known: unknown =
      typeof this.arg === 'object' && this.arg !== null ? Reflect.get(this.arg, 'known') : undefined;
    if (write.save !== undefined)
      this.resume = unfinishedOf(error, Array.isArray(known) ? known.map(Number) : undefined);
    return { error };
  }

  /** Loads the page anew, or signs in again over the screen where the session has ended. */
  async goOn(reloads: boolean): Promise<void> {
    if (!reloads) {
      if (this.write.signedIn && this.isSessionOver) this.store.dispatch(signedIn(this.bench.token));
      return;
    }
    this.store = this.bench.store({ signedIn: this.write.signedIn });
    this.arg = await this.write.arg(this.bench);
    this.resume = this.unfinished;
  }

  /** What is kept of the save for being finished. */
  get unfinished(): UnfinishedSave | undefined {
    return this.write.save === undefined ? undefined : readUnfinished(courier.identifier, this.write.save);
  }

  get isSessionOver(): boolean {
    return this.store.getState().session.ended !== null && localStorage.getItem('media_id_token') === null;
  }

  get areDraftsKept(): boolean {
    return JSON.stringify(drafts()) === JSON.stringify(this.before);
  }

  end(): void {
    this.store.dispatch(signedOut());
  }
}
