import type { ReadQuery } from './readings';

/** Sends those queries of a screen again that have failed. */
export function retryFailed(queries: readonly Pick<ReadQuery<unknown>, 'isError' | 'refetch'>[]): void {
  for (const { isError, refetch } of queries) if (isError) void refetch();
}
