import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import {
  attendanceOf,
  isOpenForSelection,
  useGetSeasonSitesQuery,
  useGetSiteActivitiesQuery,
  useGetSiteNotificationsQuery,
} from '@/features/sites';
import { sitesToChoose } from './sitesToChoose';

/** Asks for the sites of the activities that are open, and says for which nobody is chosen. */
export function useSitesToChoose(identifier: string) {
  const [now] = useState(() => Date.now());
  const activities = useGetSiteActivitiesQuery();
  const notifications = useGetSiteNotificationsQuery(identifier);
  const open = useMemo(() => (activities.data ?? []).filter(isOpenForSelection), [activities.data]);
  const sites = useGetSeasonSitesQuery(open.length === 0 ? skipToken : open);

  const queries = [activities, notifications, sites];
  const items = useMemo(
    () =>
      sites.data === undefined || notifications.data === undefined
        ? []
        : sitesToChoose({
            activities: activities.data ?? [],
            sites: sites.data.sites,
            attendance: attendanceOf(notifications.data),
            now,
          }),
    [activities.data, notifications.data, sites.data, now],
  );
  return {
    items,
    isFailed: queries.some(({ isError }) => isError) || (sites.data?.failed.length ?? 0) > 0,
    retry: () => {
      for (const { isError, refetch } of [activities, notifications]) if (isError) void refetch();
      if (open.length > 0) void sites.refetch();
    },
  };
}
