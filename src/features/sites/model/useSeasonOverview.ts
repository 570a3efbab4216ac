import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetSiteActivitiesQuery, useGetSiteNotificationsQuery } from '../api/sitesApi';
import type { Activity, TournamentSite } from '../api/sitesDto';
import { useSitesOfActivities } from '../api/useSitesOfActivities';
import { activityName, isOpenForSelection } from './activities';
import { overviewOf, type ActivityOverview } from './activityOverview';
import { attendanceOf } from './attendance';
import { useRecordSeen } from './useMoved';

/** The overview is undefined until the activity's sites are loaded. */
export interface SeasonActivity {
  activity: Activity;
  name: string;
  sites: readonly TournamentSite[] | undefined;
  overview: ActivityOverview | undefined;
}

const NONE: readonly Activity[] = [];

export function useSeasonOverview(identifier: string | null, now: number) {
  const known = useGetSiteActivitiesQuery();
  const { data: all = NONE } = known;
  const notifications = useGetSiteNotificationsQuery(identifier ?? skipToken);
  const open = useMemo(() => all.filter(isOpenForSelection), [all]);
  const loading = useSitesOfActivities(open);
  const attendance = useMemo(
    () => (notifications.data === undefined ? undefined : attendanceOf(notifications.data)),
    [notifications.data],
  );
  const seen = useMemo(
    () => (loading.isLoading ? undefined : [...loading.sites.values()].flatMap((own) => own ?? [])),
    [loading.isLoading, loading.sites],
  );
  useRecordSeen(identifier ?? '', seen);
  const activities = useMemo(
    () =>
      open.map((activity): SeasonActivity => {
        const sites = loading.sites.get(activity.ActivityID) ?? undefined;
        const isKnown = sites !== undefined && attendance !== undefined;
        return {
          activity,
          name: activityName(activity, all),
          sites,
          overview: isKnown ? overviewOf(sites, attendance, now) : undefined,
        };
      }),
    [open, all, loading.sites, attendance, now],
  );
  return {
    activities,
    attendance,
    notifications: notifications.data,
    isLoading: loading.isLoading || (notifications.isLoading && !notifications.isError),
    isFailed:
      [known, notifications].some(({ isError, data }) => isError && data === undefined) || loading.failed.length > 0,
    retry: (): void => {
      for (const { isError, refetch } of [known, notifications]) if (isError) void refetch();
      loading.retry();
    },
  };
}
