import { runSteps } from '@/shared/api';
import type { ApiError, StepAnswer } from '@/shared/api';
import type { Saved } from './sendWrite';
import { forgetUnfinished, keepUnfinished } from './unfinishedSaves';
import type { UnfinishedSave } from './unfinishedSaves';

export type Results = Record<string, Saved>;

export interface SaveStep {
  name: string;
  run: (done: Partial<Results>) => PromiseLike<StepAnswer<Saved>>;
}

interface RunSave {
  /** The Identifier of the organization that saves. */
  owner: string;
  /** Names the save among the owner's: two that share a name are the same one. */
  save: string;
  steps: readonly SaveStep[];
  done?: Partial<Results> | undefined;
  known?: UnfinishedSave['known'];
}

const isRefused = ({ kind, status = 0 }: ApiError): boolean => kind === 'http' && status < 500 && status !== 401;

/**
 * `runSteps` for a save that can be finished after a reload: what is done is kept, in ids, before each call goes out.
 * A save that was refused before anything was done leaves nothing to finish.
 */
export async function runSave({ owner, save, steps, done, known }: RunSave): Promise<StepAnswer<Results>> {
  const kept = steps.map(({ name, run }) => ({
    name,
    run: (results: Partial<Results>) => {
      keepUnfinished(owner, save, { step: name, done: definite(results), ...(known === undefined ? {} : { known }) });
      return run(results);
    },
  }));
  const answer = await runSteps<Results>(kept, done);
  const nothingDone = Object.keys(answer.error?.unfinished?.done ?? {}).length === 0;
  if (answer.error === undefined || (nothingDone && isRefused(answer.error))) forgetUnfinished(owner, save);
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
