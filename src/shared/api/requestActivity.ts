import { useSelector } from 'react-redux';
import type { RootState } from '@/shared/lib/root-reducer';

export function selectIsAnyRequestRunning({ api }: RootState): boolean {
  if (api === undefined) return false;
  const isRunning = (entry: { status: string } | undefined): boolean => entry?.status === 'pending';
  return Object.values(api.queries).some(isRunning) || Object.values(api.mutations).some(isRunning);
}

export function useIsAnyRequestRunning(): boolean {
  return useSelector(selectIsAnyRequestRunning);
}
