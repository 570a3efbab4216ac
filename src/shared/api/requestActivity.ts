import { useSelector } from 'react-redux';
import type { baseApi } from './baseApi';

/** The API's part of the store: it comes with the first screen that asks for something. */
export interface WithApi {
  api?: ReturnType<typeof baseApi.reducer>;
}

/** Whether any read or write is under way, the waits between its attempts included. */
export function selectIsAnyRequestRunning({ api }: WithApi): boolean {
  if (api === undefined) return false;
  const isRunning = (entry: { status: string } | undefined): boolean => entry?.status === 'pending';
  return Object.values(api.queries).some(isRunning) || Object.values(api.mutations).some(isRunning);
}

export function useIsAnyRequestRunning(): boolean {
  return useSelector(selectIsAnyRequestRunning);
}
