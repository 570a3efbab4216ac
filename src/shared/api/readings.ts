import { createSelector } from '@reduxjs/toolkit';
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import { isRecord } from '@/shared/lib/is-record';
import type { RootState } from '@/shared/lib/root-reducer';
import type { baseQuery } from './baseQuery';
import type { Reading } from './reading';

type BaseQuery = typeof baseQuery;

/** What a query's hook returns to a screen. */
export interface ReadQuery<T> {
  /** The latest response; it may belong to an earlier argument. */
  data: T | undefined;
  /** The response to the current argument. */
  currentData: T | undefined;
  /** How many entries of `data` could not be read. */
  unreadable: number;
  error?: unknown;
  isUninitialized: boolean;
  isLoading: boolean;
  isFetching: boolean;
  isSuccess: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** Wraps a query's hook so that a screen gets the plain value in `data`, and the number of unreadable entries in `unreadable`. */
export function withReading<T, Arg>(
  useQuery: TypedUseQuery<Reading<T>, Arg, BaseQuery>,
  defaults: { refetchOnMountOrArgChange?: number } = {},
) {
  type Arguments = Parameters<typeof useQuery>;
  return function useReading(argument: Arguments[0], options?: Arguments[1]): ReadQuery<T> {
    // Casts, because TypeScript loses the data type in the union of all query states.
    const result = useQuery(argument, { ...defaults, ...options }) as unknown as ReadQuery<Reading<T>>;
    const { data, currentData } = result;
    return { ...result, data: data?.value, currentData: currentData?.value, unreadable: data?.unreadable ?? 0 };
  };
}

const isReading = (data: unknown): data is Reading<unknown> =>
  isRecord(data) && 'value' in data && typeof data.unreadable === 'number' && typeof data.partial === 'number';

/**
 * The data that mounted components show. RTK Query updates its subscriptions up to half a second late, so for that long after a
 * navigation, this may be the data of the previous screen.
 */
export const selectShownReadings = createSelector(
  [(state: RootState) => state.api?.queries, (state: RootState) => state.api?.subscriptions],
  (queries = {}, subscriptions = {}) =>
    Object.entries(queries).flatMap(([key, query]) => {
      const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
      const data: unknown = query?.data;
      const endpointName: unknown = query?.endpointName;
      return isShown && typeof endpointName === 'string' && isReading(data) ? [{ endpointName, reading: data }] : [];
    }),
);

/** When the oldest data on the screen was stored on this device (ms since the epoch); undefined if all of it is live. */
export const selectOldestDataTime = createSelector([selectShownReadings], (readings): number | undefined => {
  const times = readings.flatMap(({ reading: { storedAt } }) => storedAt ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
});

export function selectIsAnyRequestRunning({ api }: RootState): boolean {
  if (api === undefined) return false;
  const isRunning = (entry: { status: string } | undefined): boolean => entry?.status === 'pending';
  return Object.values(api.queries).some(isRunning) || Object.values(api.mutations).some(isRunning);
}
