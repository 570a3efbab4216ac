import { useMemo } from 'react';
import {
  attendanceOf,
  isOpenForSelection,
  useCurrentMinute,
  useGetSiteActivitiesQuery,
  useGetSiteNotificationsQuery,
  useSitesOfActivities,
} from '@/features/sites';
import { sitesToChoose } from './sitesToChoose';

export function useSitesToChoose(identifier: string) {
  const now = useCurrentMinute();
  const activities = useGetSiteActivitiesQuery();
  const notifications = useGetSiteNotificationsQuery(identifier);
  const open = useMemo(() => (activities.data ?? []).filter(isOpenForSelection), [activities.data]);
  const loading = useSitesOfActivities(open);

  const queries = [activities, notifications];
  const items = useMemo(
    () =>
      loading.isLoading || notifications.data === undefined
        ? []
        : sitesToChoose({
            activities: activities.data ?? [],
            sites: open.flatMap(({ ActivityID }) => {
              const sites = loading.sites.get(ActivityID);
              return sites ? [{ activityId: ActivityID, sites }] : [];
            }),
            attendance: attendanceOf(notifications.data),
            now,
          }),
    [activities.data, notifications.data, open, loading.isLoading, loading.sites, now],
  );
  return {
    items,
    isLoading: loading.isLoading || queries.some(({ isLoading }) => isLoading),
    isFailed: queries.some(({ isError, data }) => isError && data === undefined) || loading.failed.length > 0,
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
      loading.retry();
    },
  };
}
