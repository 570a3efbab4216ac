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
import { retryFailed } from '@/shared/api';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { useViewState } from '@/shared/lib/view-state';

/** How long to wait for all rows: as long as a GET request may take, so that slow rows don't push others down. */
const PATIENCE_MS = 15_000;

const NOWHERE: Attendance = new Map();

export function useSeasonBoard() {
  const identifier = useSelector(selectSessionIdentifier);
  const staff = useGetStaffQuery(identifier ?? skipToken);
  const season = useSeasonOverview(identifier, useCurrentMinute(), { closed: true, onlyIfChosen: true });
  const { all, activities, closedActivities, attendance = NOWHERE, failed } = season;
  const isUnfinished = season.isLoading || season.isSearching;
  // True after a long wait or a retry. Only then does the board show rows before all are there: later ones push down those below.
  const [isLate, setIsLate] = useViewState('board/isLate', false);
  useEffect(() => {
    if (!isUnfinished) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUnfinished, setIsLate]);
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
    loading: staff.isLoading || (isUnfinished && board.rows.length === 0),
    /** Whether rows may be missing, because activities are still being loaded or searched for the sites of saved selections. */
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
      setIsLate(true);
      retryFailed([staff]);
      season.retry();
    },
  };
}
