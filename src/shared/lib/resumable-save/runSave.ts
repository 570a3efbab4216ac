import type { Dispatch } from '@reduxjs/toolkit';
import { isApiError, runSteps } from '@/shared/api';
import type { ApiError, StepAnswer } from '@/shared/api';
import { forDraft, saveProgressed, type DraftId, type UnfinishedSave } from '@/shared/lib/drafts';
import type { Results } from './saveDescriptor';
import type { Saved } from './sendWrite';

interface RunSave {
  dispatch: Dispatch;
  draft: DraftId;
  steps: readonly { name: string; run: (done: Results) => PromiseLike<StepAnswer<Saved>> }[];
  done?: Results | undefined;
  known?: UnfinishedSave['known'];
}

export function isFullyRefused(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status = 0, unfinished } = error;
  const nothingDone = Object.keys(unfinished?.done ?? {}).length === 0;
  return nothingDone && kind === 'http' && status < 500 && status !== 401;
}

/** Stores the progress, ids only, before each call, so that a reload can finish the save. */
export async function runSave({
  dispatch,
  draft,
  steps,
  done,
  known,
}: RunSave): Promise<StepAnswer<Record<string, Saved>>> {
  const keep = (unfinished: UnfinishedSave | null): void => {
    dispatch(forDraft(draft, saveProgressed(unfinished)));
  };
  const kept = steps.map(({ name, run }) => ({
    name,
    run: (results: Results) => {
      keep({ step: name, done: definite(results), ...(known === undefined ? {} : { known }) });
      return run(results);
    },
  }));
  const answer = await runSteps<Record<string, Saved>>(kept, done);
  if (answer.error === undefined || isFullyRefused(answer.error)) keep(null);
  return answer.error === undefined ? { data: definite(answer.data) } : answer;
}

function definite(results: Results): Record<string, Saved> {
  return Object.fromEntries(
    Object.entries(results).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

type Stopped = NonNullable<ApiError['unfinished']> & Pick<UnfinishedSave, 'known'>;

/** Nothing was sent, so the progress stays. */
export const stillUnfinished = ({ step, done }: Stopped, error: ApiError): { error: ApiError } => ({
  error: { ...error, unfinished: { step, done } },
});

export function unfinishedOf(error: unknown, known?: UnfinishedSave['known']): UnfinishedSave {
  const { step = '', done = {} } = (isApiError(error) ? error.unfinished : undefined) ?? {};
  const ids = Object.entries(done).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { step, done: Object.fromEntries(ids), ...(known === undefined ? {} : { known }) };
}
