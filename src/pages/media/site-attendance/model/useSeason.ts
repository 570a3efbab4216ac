import { useMemo } from 'react';
import {
  attendedSites,
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
    return {
      others,
      attended: others.flatMap(({ sites }) => attendedSites(sites, saved, people)),
      activityOf: new Map(others.flatMap(({ name, sites }) => sites.map(({ ID }) => [ID, name]))),
      incomplete: isFailed,
      next: isLoading ? undefined : nextActivity(activities, notifications ?? [], activityId),
    };
  }, [activities, closedActivities, notifications, activityId, saved, people, isLoading, isFailed]);
}
