import { waitFor } from '@testing-library/react';
import { renderPortalHook } from './renderPortalHook';

export interface QueryResult {
  data?: unknown;
  error?: unknown;
  isLoading: boolean;
}

/** What a query finally gives a screen. */
export async function outcome(hook: () => QueryResult) {
  const { result } = renderPortalHook(hook);
  await waitFor(() => {
    expect(result.current.isLoading).toBe(false);
  });
  const { data, error } = result.current;
  return { data, error };
}
