import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionIdentifier } from '@/features/session';
import {
  activityName,
  attendanceOf,
  attendeesOf,
  seasonBoard,
  unplacedCount,
  useGetSeasonSitesQuery,
  useGetSiteActivitiesQuery,
  useGetSiteNotificationsQuery,
} from '@/features/sites';
import { useGetStaffQuery } from '@/features/staff';
import { today } from '@/shared/lib/calendar-dates';

/** All that the board shows: it needs the sites of every activity, but only where somebody attends at all. */
export function useSeasonBoard() {
  const identifier = useSelector(selectSessionIdentifier) ?? undefined;
  const activities = useGetSiteActivitiesQuery();
  const staff = useGetStaffQuery(identifier ?? skipToken);
  const notifications = useGetSiteNotificationsQuery(identifier ?? skipToken, { refetchOnMountOrArgChange: true });
  const attendance = useMemo(() => attendanceOf(notifications.data ?? []), [notifications.data]);
  const asked = attendance.size > 0 ? activities.data : undefined;
  const sites = useGetSeasonSitesQuery(asked ?? skipToken);

  const queries = [activities, staff, notifications, sites];
  const people = useMemo(() => attendeesOf(staff.data ?? []), [staff.data]);
  const board = useMemo(
    () =>
      seasonBoard({
        activities: activities.data ?? [],
        sites: sites.data?.sites ?? [],
        attendance,
        people,
        today: today(),
      }),
    [activities.data, sites.data, attendance, people],
  );
  const failed = sites.data?.failed ?? [];
  return {
    identifier: identifier ?? '',
    board,
    people,
    loading: queries.some(({ isLoading }) => isLoading),
    error: queries.find(({ isError, data }) => isError && data === undefined)?.error,
    /** How many stored choices the board can't show. */
    unplaced:
      sites.data === undefined || staff.data === undefined || failed.length > 0
        ? 0
        : unplacedCount(attendance, {
            siteIds: sites.data.sites.flatMap(({ sites: own }) => own.map(({ ID }) => ID)),
            personIds: people.map(({ id }) => id),
            isWholeSeason: true,
          }),
    /** Names of the activities whose sites are missing from the board. */
    missing: (activities.data ?? [])
      .filter(({ ActivityID }) => failed.includes(ActivityID))
      .map((activity) => activityName(activity, activities.data ?? [])),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
      if (failed.length > 0) void sites.refetch();
    },
  };
}
