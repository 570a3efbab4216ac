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
  type Activity,
  type Attendance,
  type Attendee,
  type TournamentSite,
} from '@/features/sites';
import { useGetStaffQuery } from '@/features/staff';
import { retryFailed } from '@/shared/api';
import { useShownInTransition } from '@/shared/lib/useShownInTransition';

/** Everything the grid needs, once loaded. */
export interface GridData {
  /** The organization's Identifier. */
  identifier: string;
  activities: readonly Activity[];
  activityId: number;
  activityName: string;
  sites: readonly TournamentSite[];
  siteIds: readonly number[];
  people: readonly Attendee[];
  personIds: readonly number[];
  saved: Attendance;
  /** Number of stored choices that could not be read. */
  unreadable: number;
  /** Number of staff members who could not be read. */
  unreadableStaff: number;
  unreadableSites: number;
}

/** Loads everything itself, because users can open the page directly by its URL. */
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
  const name = activity === undefined ? '' : activityName(activity, activities.data ?? []);
  const loaded: GridData | undefined =
    sites.currentData === undefined || staff.data === undefined || notifications.data === undefined
      ? undefined
      : {
          identifier: identifier ?? '',
          activities: activities.data ?? [],
          activityId,
          activityName: name,
          sites: sites.currentData,
          siteIds: sites.currentData.map(({ ID }) => ID),
          people,
          personIds: people.map(({ id }) => id),
          saved,
          unreadable: notifications.unreadable,
          unreadableStaff: staff.unreadable,
          unreadableSites: sites.unreadable,
        };
  const isShown = useShownInTransition(loaded !== undefined);
  const queries = [activities, sites, staff, notifications];
  const failed = queries.find(({ isError, currentData }) => isError && currentData === undefined);
  return {
    activities: activities.data,
    activity,
    /** False if the activity is known not to exist or not to be open for selection. */
    isSelectable: activities.data === undefined || isOpen,
    name,
    error: failed?.error,
    /** What could not be loaded. */
    failedPart: failed === notifications ? 'your saved selections' : failed === staff ? 'your staff' : 'the sites',
    retry: () => retryFailed(queries),
    /** Undefined until everything is loaded. */
    grid: isShown ? loaded : undefined,
  };
}
