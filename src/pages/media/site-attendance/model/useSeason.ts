import { useMemo } from 'react';
import {
  nextActivity,
  useCurrentMinute,
  useSeasonOverview,
  type AttendedSite,
  type Attendance,
  type Attendee,
  type SeasonActivity,
  type TournamentSite,
} from '@/features/sites';

export interface OtherActivity {
  id: number;
  name: string;
  sites: readonly TournamentSite[];
}

export interface Season {
  /** The other activities whose sites are known. */
  others: readonly OtherActivity[];
  /** Who attends which site of the other activities, to find people who are booked at two places on one day. */
  attended: AttendedSite[];
  /** Names of the other activities by site ID. */
  activityOf: ReadonlyMap<number, string>;
  /** Some activities could not be loaded, so a clash may go unnoticed. */
  incomplete: boolean;
  /** The next activity by deadline that still needs choices, else the first; undefined while loading, or if there is none. */
  next: SeasonActivity | undefined;
}

/** Loads the other activities of the season; the result grows while they arrive. */
export function useSeason(
  identifier: string,
  activityId: number,
  saved: Attendance,
  people: readonly Attendee[],
): Season {
  const now = useCurrentMinute();
  const season = useSeasonOverview(identifier, now, { closed: true });
  const { activities, closedActivities, notifications, isLoading, isFailed } = season;
  return useMemo(() => {
    const others = [...activities, ...closedActivities]
      .map(({ activity, name, sites = [] }) => ({ id: activity.ActivityID, name, sites }))
      .filter(({ id }) => id !== activityId);
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
  }, [activities, closedActivities, notifications, activityId, saved, people, isLoading, isFailed]);
}
