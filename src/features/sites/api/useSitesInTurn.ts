import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useTellLoss } from '@/shared/api';
import { AT_ONCE } from './loadSeasonSites';
import { sitesApi } from './sitesApi';
import type { Activity, TournamentSite } from './sitesDto';

const { initiate, select } = sitesApi.endpoints.getActivitySites;
type ApiState = Parameters<ReturnType<typeof select>>[0];
type Request = ReturnType<ReturnType<typeof initiate>>;

/**
 * The sites of many activities, each as it comes, a few at a time; what was loaded before is there at once. Undefined
 * while an activity's are on their way, null where they could not be loaded.
 */
export function useSitesInTurn(activities: readonly Activity[]) {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();

  const load = useCallback(
    (wanted: readonly Activity[], again: boolean) => {
      const asked: Request[] = [];
      let isOver = false;
      const waiting = wanted.values();
      const work = async (): Promise<void> => {
        for (const activity of waiting) {
          if (isOver) return;
          const request = dispatch(initiate(activity, again ? { forceRefetch: true } : {}));
          asked.push(request);
          const { error } = await request;
          // The session is over: the others would be refused as well.
          if (error !== undefined && 'status' in error && error.status === 401) isOver = true;
        }
      };
      for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
      return () => {
        isOver = true;
        for (const request of asked) request.unsubscribe();
      };
    },
    [dispatch],
  );
  useEffect(() => load(activities, false), [load, activities]);

  const selectors = useMemo(() => activities.map((activity) => select(activity)), [activities]);
  const results = useSelector((state: ApiState) => selectors.map((selectResult) => selectResult(state)), shallowEqual);
  const sites = useMemo(
    () =>
      new Map<number, readonly TournamentSite[] | null | undefined>(
        activities.map(({ ActivityID }, index) => {
          const result = results[index];
          return [ActivityID, result?.data?.value ?? (result?.isError ? null : undefined)];
        }),
      ),
    [activities, results],
  );
  const total = (count: 'partial' | 'unread'): number =>
    results.reduce((sum, { data }) => sum + (data?.[count] ?? 0), 0);
  useTellLoss('Sites', { value: activities, unread: total('unread'), partial: total('partial') });
  const failed = activities.filter(({ ActivityID }) => sites.get(ActivityID) === null);
  return {
    sites,
    failed,
    isLoading: activities.some(({ ActivityID }) => sites.get(ActivityID) === undefined),
    retry: (): void => {
      load(failed, true);
    },
  };
}
