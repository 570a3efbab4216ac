import type { ApiError } from './failure';

export type StepAnswer<T> = { data: T; error?: never } | { data?: never; error: ApiError };

/** One call of a write. `R` names every step and the type of its result, which must be serializable. */
export interface Step<R extends Record<string, unknown>, K extends keyof R> {
  name: K;
  /** Given the results so far. An answer that does not mean "saved" must be returned as an error. */
  run: (done: Partial<R>) => PromiseLike<StepAnswer<R[K]>>;
}

export type Steps<R extends Record<string, unknown>> = readonly { [K in keyof R & string]: Step<R, K> }[keyof R &
  string][];

/** What `run` returns for an answer that arrived well and yet does not say that the step has succeeded. */
export const notSaved = (message?: string): { error: ApiError } => ({
  error: { kind: 'unreadable', ...(message === undefined ? {} : { message }) },
});

/**
 * Runs the steps of a write in order and stops at the first failure, whose `unfinished` says what is already done.
 * Passing that back as `done` finishes the write: a step with a result is not run again (SAV-2).
 */
export async function runSteps<R extends Record<string, unknown>>(
  steps: Steps<R>,
  done: Partial<R> = {},
): Promise<StepAnswer<Partial<R>>> {
  const results: Partial<R> = { ...done };
  for (const { name, run } of steps) {
    if (Object.hasOwn(results, name)) continue;
    const answer = await settle(() => run({ ...results }));
    if (answer.error !== undefined) {
      return { error: { ...answer.error, unfinished: { step: name, done: { ...results } } } };
    }
    results[name] = answer.data;
  }
  return { data: results };
}

/** A step that throws must not take the knowledge of the earlier ones with it. */
async function settle<T>(run: () => PromiseLike<StepAnswer<T>>): Promise<StepAnswer<T>> {
  try {
    return await run();
  } catch {
    return notSaved();
  }
}
