import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionIdentifier } from '@/features/session';
import {
  activityName,
  attendanceOf,
  attendeesOf,
  isOpenForSelection,
  seasonBoard,
  unplacedCount,
  useGetSiteActivitiesQuery,
  useGetSiteNotificationsQuery,
  useRecordSeen,
  useSitesOfActivities,
  type Activity,
} from '@/features/sites';
import { useGetStaffQuery } from '@/features/staff';
import { today } from '@/shared/lib/calendar-dates';
import { useViewState } from '@/shared/lib/view-state';

const NONE: readonly Activity[] = [];

/** As long as one read may take (15 s): on a slow computer, nothing may move that is only late. */
const PATIENCE_MS = 15_000;

/** Rows that arrive later shift those below them, so the open activities are shown alone only after a long wait. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useViewState('board/isLate', false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, setIsLate]);
  return isLate;
}

/** Looks through open activities first, since attended sites are mostly there. */
export function useSeasonBoard() {
  const identifier = useSelector(selectSessionIdentifier) ?? undefined;
  const activities = useGetSiteActivitiesQuery();
  const staff = useGetStaffQuery(identifier ?? skipToken);
  const notifications = useGetSiteNotificationsQuery(identifier ?? skipToken, { refetchOnMountOrArgChange: true });
  const attendance = useMemo(() => attendanceOf(notifications.data ?? []), [notifications.data]);
  const attended = useMemo(() => new Set(attendance.keys()), [attendance]);
  const [open, others] = useMemo(() => {
    const all = activities.data ?? NONE;
    return [all.filter(isOpenForSelection), all.filter((activity) => !isOpenForSelection(activity))];
  }, [activities.data]);
  const inTurn = useMemo(() => [...open, ...others], [open, others]);
  const loading = useSitesOfActivities(attended.size > 0 ? inTurn : NONE, attended);
  const isUnfinished = loading.isLoading && loading.failed.length === 0;
  const isOpenLoaded = open.every(({ ActivityID }) => loading.sites.get(ActivityID) !== undefined);
  const isLate = useIsLate(isUnfinished);
  const shown = isUnfinished ? open : inTurn;

  const seen = useMemo(
    () => (isUnfinished ? undefined : [...loading.sites.values()].flatMap((own) => own ?? [])),
    [isUnfinished, loading.sites],
  );
  useRecordSeen(identifier ?? '', seen);

  const queries = [activities, staff, notifications];
  const people = useMemo(() => attendeesOf(staff.data ?? []), [staff.data]);
  const board = useMemo(
    () =>
      seasonBoard({
        activities: activities.data ?? [],
        sites: shown.map(({ ActivityID }) => ({
          activityId: ActivityID,
          sites: loading.sites.get(ActivityID) ?? [],
        })),
        attendance,
        people,
        today: today(),
      }),
    [activities.data, shown, loading.sites, attendance, people],
  );
  return {
    identifier: identifier ?? '',
    board,
    people,
    loading:
      queries.some(({ isLoading }) => isLoading) ||
      (isUnfinished && !(isLate && isOpenLoaded && board.rows.length > 0)),
    /** Whether a stored choice is still being looked for among the activities that are not open. */
    searching: isUnfinished,
    error: queries.find(({ isError, data }) => isError && data === undefined)?.error,
    /** Number of stored choices that the board can't show. */
    unplaced:
      loading.isLoading || staff.data === undefined || loading.failed.length > 0
        ? 0
        : unplacedCount(attendance, {
            siteIds: [...loading.sites.values()].flatMap((own) => (own ?? []).map(({ ID }) => ID)),
            personIds: people.map(({ id }) => id),
            isWholeSeason: true,
          }),
    /** Activities whose sites could not be loaded. */
    missing: loading.failed.map((activity) => activityName(activity, activities.data ?? [])),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
      loading.retry();
    },
  };
}
