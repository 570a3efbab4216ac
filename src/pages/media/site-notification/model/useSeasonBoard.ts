import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionIdentifier } from '@/features/session';
import {
  attendeesOf,
  seasonBoard,
  unplacedCount,
  useCurrentMinute,
  useSeasonOverview,
  type Attendance,
} from '@/features/sites';
import { useGetStaffQuery } from '@/features/staff';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { useViewState } from '@/shared/lib/view-state';

/** How long to wait for all rows: as long as a GET request may take, so that slow rows don't push others down. */
const PATIENCE_MS = 15_000;

const NOWHERE: Attendance = new Map();

/** True after a long wait. Only then does the board show the open activities alone: rows that arrive later push down those below. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useViewState('board/isLate', false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, setIsLate]);
  return isLate;
}

export function useSeasonBoard() {
  const identifier = useSelector(selectSessionIdentifier);
  const staff = useGetStaffQuery(identifier ?? skipToken);
  const season = useSeasonOverview(identifier, useCurrentMinute(), { closed: true, onlyIfChosen: true });
  const { all, activities, closedActivities, attendance = NOWHERE, failed } = season;
  const isUnfinished = (season.isLoading || season.isSearching) && failed.length === 0;
  const isLate = useIsLate(isUnfinished);
  const shown = useMemo(() => {
    if (!isUnfinished) return [...activities, ...closedActivities];
    return isLate ? activities : [];
  }, [isUnfinished, isLate, activities, closedActivities]);

  const people = useMemo(() => attendeesOf(staff.data ?? []), [staff.data]);
  const board = useMemo(
    () =>
      seasonBoard({
        activities: all,
        sites: shown.map(({ activity, sites = [] }) => ({ activityId: activity.ActivityID, sites })),
        attendance,
        people,
        today: today(),
      }),
    [all, shown, attendance, people],
  );
  return {
    identifier: identifier ?? '',
    board,
    people,
    loading: staff.isLoading || (isUnfinished && (season.isLoading || board.rows.length === 0)),
    /** Whether the closed activities are still being searched for the sites of saved selections. */
    searching: isUnfinished,
    error: season.error ?? (staff.isError && staff.data === undefined ? staff.error : undefined),
    /** Number of stored choices that the board can't show. */
    unplaced:
      isUnfinished || staff.data === undefined || failed.length > 0
        ? 0
        : unplacedCount(attendance, {
            siteIds: shown.flatMap(({ sites = [] }) => sites.map(({ ID }) => ID)),
            personIds: people.map(({ id }) => id),
            isWholeSeason: true,
          }),
    /** Names of the activities whose sites could not be loaded. */
    missing: failed,
    retry: () => {
      if (staff.isError) void staff.refetch();
      season.retry();
    },
  };
}
