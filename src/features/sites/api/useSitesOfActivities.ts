import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { SHARED_LIST } from '@/shared/api';
import { sitesApi } from './sitesApi';
import type { Activity, TournamentSite } from './sitesDto';

const { initiate, select } = sitesApi.endpoints.getActivitySites;
type ApiState = Parameters<ReturnType<typeof select>>[0];
type Request = ReturnType<ReturnType<typeof initiate>>;

/** How many requests run at a time: browsers send only about six to a server at once. */
const AT_ONCE = 6;

const isFound = (wanted: ReadonlySet<number> | undefined, sites: readonly TournamentSite[]): boolean => {
  const found = new Set(sites.map(({ ID }) => ID));
  return wanted !== undefined && [...wanted].every((id) => found.has(id));
};

/** Loads the sites of each activity: undefined until loaded, null after a failure. Stops once all ids in `wanted` are found. */
export function useSitesOfActivities(activities: readonly Activity[], wanted?: ReadonlySet<number>) {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();

  const [attempt, setAttempt] = useState(0);
  const selectors = useMemo(() => activities.map((activity) => select(activity)), [activities]);
  const results = useSelector((state: ApiState) => selectors.map((selectResult) => selectResult(state)), shallowEqual);
  // Requests stop when the session expires. They start again after the sign-in, once no result is a 401 anymore.
  const isRefused = results.some(({ error }) => error !== undefined && 'status' in error && error.status === 401);

  // Each attempt requests again only the activities that failed: the sites of the others are in the cache.
  useEffect(() => {
    if (isRefused) return undefined;
    const asked: Request[] = [];
    const found: TournamentSite[] = [];
    let isOver = false;
    const waiting = activities.values();
    const work = async (): Promise<void> => {
      for (const activity of waiting) {
        if (isOver || isFound(wanted, found)) return;
        const request = dispatch(initiate(activity, { forceRefetch: SHARED_LIST.refetchOnMountOrArgChange }));
        asked.push(request);
        const { data, error } = await request;
        found.push(...(data?.value ?? []));
        // Stops when the session has expired, because the other requests would fail too.
        if (error !== undefined && 'status' in error && error.status === 401) isOver = true;
      }
    };
    // Starts each worker in its own task: together they would block the page for 80 ms with the CPU throttled to a quarter.
    for (let worker = 0; worker < AT_ONCE; worker += 1) setTimeout(() => void work());
    return () => {
      isOver = true;
      for (const request of asked) request.unsubscribe();
    };
  }, [dispatch, activities, wanted, isRefused, attempt]);

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
  const failed = activities.filter(({ ActivityID }) => sites.get(ActivityID) === null);
  const isEnough = isFound(
    wanted,
    [...sites.values()].flatMap((own) => own ?? []),
  );
  return {
    sites,
    failed,
    isLoading: !isEnough && activities.some(({ ActivityID }) => sites.get(ActivityID) === undefined),
    retry: (): void => setAttempt(attempt + 1),
  };
}
