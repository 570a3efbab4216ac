import type { ApiError } from './failure';

export type StepAnswer<T> = { data: T; error?: never } | { data?: never; error: ApiError };

export interface Step<R extends Record<string, unknown>, K extends keyof R> {
  name: K;
  /** An answer that doesn't mean "saved" must be returned as an error. */
  run: (done: Partial<R>) => PromiseLike<StepAnswer<R[K]>>;
}

export type Steps<R extends Record<string, unknown>> = readonly { [K in keyof R & string]: Step<R, K> }[keyof R &
  string][];

export const notSaved = (message?: string): { error: ApiError } => ({
  error: { kind: 'unreadable', ...(message === undefined ? {} : { message }) },
});

/**
 * Stops at the first failure; passing its `unfinished.done` back finishes the write without repeating a step (SAV-2).
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

async function settle<T>(run: () => PromiseLike<StepAnswer<T>>): Promise<StepAnswer<T>> {
  try {
    return await run();
  } catch {
    return notSaved();
  }
}
