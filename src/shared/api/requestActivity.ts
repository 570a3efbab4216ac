import { useSelector } from 'react-redux';
import type { baseApi } from './baseApi';

export interface WithApi {
  api?: ReturnType<typeof baseApi.reducer>;
}

export function selectIsAnyRequestRunning({ api }: WithApi): boolean {
  if (api === undefined) return false;
  const isRunning = (entry: { status: string } | undefined): boolean => entry?.status === 'pending';
  return Object.values(api.queries).some(isRunning) || Object.values(api.mutations).some(isRunning);
}

export function useIsAnyRequestRunning(): boolean {
  return useSelector(selectIsAnyRequestRunning);
}
