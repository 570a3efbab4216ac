import type { Dispatch } from '@reduxjs/toolkit';
import { isApiError, runSteps } from '@/shared/api';
import type { ApiError, StepAnswer } from '@/shared/api';
import { forDraft, saveProgressed, type DraftId, type UnfinishedSave } from '@/shared/lib/drafts';
import type { Saved } from './sendWrite';

export type Results = Record<string, Saved>;

export interface SaveStep {
  name: string;
  run: (done: Partial<Results>) => PromiseLike<StepAnswer<Saved>>;
}

interface RunSave {
  dispatch: Dispatch;
  /** The draft whose save it is: what is done stands beside what was typed. */
  draft: DraftId;
  steps: readonly SaveStep[];
  done?: Partial<Results> | undefined;
  known?: UnfinishedSave['known'];
}

/** Whether the server refused a save before anything of it was done. */
export function isRefusedWhole(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status = 0, unfinished } = error;
  const nothingDone = Object.keys(unfinished?.done ?? {}).length === 0;
  return nothingDone && kind === 'http' && status < 500 && status !== 401;
}

/**
 * `runSteps` for a save that can be finished after a reload: what is done is kept, in ids, before each call goes out.
 * A save that was refused before anything was done leaves nothing to finish.
 */
export async function runSave({ dispatch, draft, steps, done, known }: RunSave): Promise<StepAnswer<Results>> {
  const keep = (unfinished: UnfinishedSave | null): void => {
    dispatch(forDraft(draft, saveProgressed(unfinished)));
  };
  const kept = steps.map(({ name, run }) => ({
    name,
    run: (results: Partial<Results>) => {
      keep({ step: name, done: definite(results), ...(known === undefined ? {} : { known }) });
      return run(results);
    },
  }));
  const answer = await runSteps<Results>(kept, done);
  if (answer.error === undefined || isRefusedWhole(answer.error)) keep(null);
  return answer.error === undefined ? { data: definite(answer.data) } : answer;
}

function definite(results: Partial<Results>): Results {
  return Object.fromEntries(
    Object.entries(results).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The answer of a save that could not be taken up again: as much is done as before. */
export const stillUnfinished = ({ step, done }: UnfinishedSave, error: ApiError): { error: ApiError } => ({
  error: { ...error, unfinished: { step, done } },
});

/** What a failed save has told of itself: enough to finish it. */
export function unfinishedOf(error: unknown, known?: UnfinishedSave['known']): UnfinishedSave {
  const { step = '', done = {} } = (isApiError(error) ? error.unfinished : undefined) ?? {};
  const ids = Object.entries(done).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { step, done: Object.fromEntries(ids), ...(known === undefined ? {} : { known }) };
}
