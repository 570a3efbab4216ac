import { useMemo } from 'react';
import {
  activityName,
  isOpenForSelection,
  nextActivity,
  useCurrentMinute,
  useGetSiteActivitiesQuery,
  useSeasonOverview,
  useSitesOfActivities,
} from '@/features/sites';
import type { Activity, AttendedSite, Attendance, Attendee, SeasonActivity, TournamentSite } from '@/features/sites';

export interface OtherActivity {
  id: number;
  name: string;
  sites: readonly TournamentSite[];
}

export interface Season {
  /** The other activities whose sites are known. */
  others: readonly OtherActivity[];
  /** Attendance at other activities. */
  attended: AttendedSite[];
  /** Names of the other activities by site ID. */
  activityOf: ReadonlyMap<number, string>;
  /** Some could not be loaded, so a clash may go unnoticed. */
  incomplete: boolean;
  /** The next activity; undefined while unknown, or if none is left. */
  next: SeasonActivity | undefined;
}

const NONE: readonly Activity[] = [];

/** Activities that are not open are asked only for sites that no open one has. */
function useClosedActivities(activities: readonly SeasonActivity[], saved: Attendance, isLoading: boolean) {
  const { data: all = NONE } = useGetSiteActivitiesQuery();
  const missing = useMemo(() => {
    const found = new Set(activities.flatMap(({ sites = [] }) => sites.map(({ ID }) => ID)));
    return new Set([...saved].filter(([id, people]) => people.size > 0 && !found.has(id)).map(([id]) => id));
  }, [activities, saved]);
  const isNeeded = !isLoading && missing.size > 0;
  const closed = useMemo(
    () => (isNeeded ? all.filter((activity) => !isOpenForSelection(activity)) : NONE),
    [isNeeded, all],
  );
  const { sites } = useSitesOfActivities(closed, missing);
  return useMemo(
    () =>
      closed.map((activity): OtherActivity => ({
        id: activity.ActivityID,
        name: activityName(activity, all),
        sites: sites.get(activity.ActivityID) ?? [],
      })),
    [closed, all, sites],
  );
}

/** The other activities, as they load. */
export function useSeason(
  identifier: string,
  activityId: number,
  saved: Attendance,
  people: readonly Attendee[],
): Season {
  const now = useCurrentMinute();
  const { activities, notifications, isLoading, isFailed } = useSeasonOverview(identifier, now);
  const closed = useClosedActivities(activities, saved, isLoading || isFailed);
  return useMemo(() => {
    const open = activities.map(({ activity, name, sites = [] }) => ({ id: activity.ActivityID, name, sites }));
    const others = [...open, ...closed].filter(({ id }) => id !== activityId);
    const sites = others.flatMap(({ name, sites: own }) => own.map((site) => ({ name, site })));
    return {
      others,
      attended: sites.flatMap(({ site }) => {
        const there = saved.get(site.ID);
        return there === undefined
          ? []
          : people.filter(({ id }) => there.has(id)).map(({ id }) => ({ personId: id, site }));
      }),
      activityOf: new Map(sites.map(({ name, site }) => [site.ID, name])),
      incomplete: isFailed,
      next: isLoading ? undefined : nextActivity(activities, notifications ?? [], activityId),
    };
  }, [activities, closed, notifications, activityId, saved, people, isLoading, isFailed]);
}
