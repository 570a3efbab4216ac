import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionIdentifier } from '@/features/session';
import {
  activityName,
  attendanceOf,
  attendeesOf,
  isOpenForSelection,
  useGetActivitySitesQuery,
  useGetSiteActivitiesQuery,
  useGetSiteNotificationsQuery,
} from '@/features/sites';
import { useGetStaffQuery } from '@/features/staff';

/** What the grid of an activity is made of. The page may be reached by its address alone: it asks for everything. */
export function useAttendanceData(activityId: number) {
  const identifier = useSelector(selectSessionIdentifier) ?? undefined;
  const activities = useGetSiteActivitiesQuery();
  const activity = activities.data?.find(({ ActivityID }) => ActivityID === activityId);
  const isOpen = activity !== undefined && isOpenForSelection(activity);
  const sites = useGetActivitySitesQuery(isOpen ? activity : skipToken);
  const ownArgument = isOpen && identifier !== undefined ? identifier : skipToken;
  const staff = useGetStaffQuery(ownArgument);
  const notifications = useGetSiteNotificationsQuery(ownArgument, { refetchOnMountOrArgChange: true });

  const people = useMemo(() => attendeesOf(staff.data ?? []), [staff.data]);
  const saved = useMemo(() => attendanceOf(notifications.data ?? []), [notifications.data]);
  const queries = [activities, sites, staff, notifications];
  return {
    identifier: identifier ?? '',
    activities: activities.data,
    activity,
    /** False once it is known that there is nothing to select. */
    isSelectable: activities.data === undefined || isOpen,
    name: activity === undefined ? '' : activityName(activity, activities.data ?? []),
    error: queries.find(({ isError, currentData }) => isError && currentData === undefined)?.error,
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
    /** Undefined until all of it is there. */
    grid:
      sites.currentData === undefined || staff.data === undefined || notifications.data === undefined
        ? undefined
        : { sites: sites.currentData, people, saved, unread: notifications.unread },
  };
}
