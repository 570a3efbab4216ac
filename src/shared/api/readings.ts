import { createSelector } from '@reduxjs/toolkit';
import type { TypedUseQuery, TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { isRecord } from '@/shared/lib/is-record';
import type { RootState } from '@/shared/lib/root-reducer';
import type { baseQuery } from './baseQuery';
import type { Reading } from './reading';

type BaseQuery = typeof baseQuery;
type Result<T, Arg> = TypedUseQueryHookResult<T, Arg, BaseQuery>;

interface ReadResult<T> {
  data?: Reading<T> | undefined;
  currentData?: Reading<T> | undefined;
}

/** Makes a query's hook return the value of its Reading, and how many entries could not be read. */
export function withReading<T, Arg>(
  useQuery: TypedUseQuery<Reading<T>, Arg, BaseQuery>,
  defaults: { refetchOnMountOrArgChange?: number } = {},
) {
  type Arguments = Parameters<typeof useQuery>;
  return function useReading(argument: Arguments[0], options?: Arguments[1]): Result<T, Arg> & { unreadable: number } {
    const result = useQuery(argument, { ...defaults, ...options }) as unknown as ReadResult<T>;
    const { data, currentData } = result;
    const read = { data: data?.value, currentData: currentData?.value, unreadable: data?.unreadable ?? 0 };
    // TypeScript can't follow the changed data type through the union of all states.
    return { ...result, ...read } as unknown as Result<T, Arg> & { unreadable: number };
  };
}

const isReading = (data: unknown): data is Reading<unknown> =>
  isRecord(data) && 'value' in data && typeof data.unreadable === 'number' && typeof data.partial === 'number';

interface ShownReading {
  endpointName: string;
  reading: Reading<unknown>;
}

/** The data of the queries that a screen uses now; RTK Query's record of these may be up to half a second old. */
export const selectShownReadings = createSelector(
  [(state: RootState) => state.api?.queries, (state: RootState) => state.api?.subscriptions],
  (queries = {}, subscriptions = {}): ShownReading[] =>
    Object.entries(queries).flatMap(([key, query]) => {
      const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
      const data: unknown = query?.data;
      const endpointName: unknown = query?.endpointName;
      return isShown && typeof endpointName === 'string' && isReading(data) ? [{ endpointName, reading: data }] : [];
    }),
);

/** The time of the oldest data on the screen that this device stored (ms since the epoch); undefined if all is live. */
export const selectOldestDataTime = createSelector([selectShownReadings], (readings): number | undefined => {
  const times = readings.flatMap(({ reading: { storedAt } }) => storedAt ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
});

export function selectIsAnyRequestRunning({ api }: RootState): boolean {
  if (api === undefined) return false;
  const isRunning = (entry: { status: string } | undefined): boolean => entry?.status === 'pending';
  return Object.values(api.queries).some(isRunning) || Object.values(api.mutations).some(isRunning);
}

export function useIsAnyRequestRunning(): boolean {
  return useSelector(selectIsAnyRequestRunning);
}
