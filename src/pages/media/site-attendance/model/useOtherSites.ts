import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { isOpenForSelection, useGetSeasonSitesQuery } from '@/features/sites';
import type { Activity, AttendedSite, Attendance, Attendee, TournamentSite } from '@/features/sites';

interface OtherSites {
  /** Where the staff is on account of other activities. */
  attended: AttendedSite[];
  activityOf: ReadonlyMap<number, number>;
  /** Some of them could not be loaded, so a clash may go unnoticed. */
  incomplete: boolean;
}

/** The sites of the other activities that are open, asked for only when somebody attends a site outside this grid. */
export function useOtherSites(
  activities: readonly Activity[],
  activityId: number,
  own: readonly TournamentSite[],
  saved: Attendance,
  people: readonly Attendee[],
): OtherSites {
  const ownIds = useMemo(() => new Set(own.map(({ ID }) => ID)), [own]);
  const others = useMemo(
    () => activities.filter((one) => one.ActivityID !== activityId && isOpenForSelection(one)),
    [activities, activityId],
  );
  const isNeeded = others.length > 0 && [...saved.keys()].some((siteId) => !ownIds.has(siteId));
  const { currentData } = useGetSeasonSitesQuery(isNeeded ? others : skipToken);

  return useMemo(() => {
    const found = currentData?.sites ?? [];
    return {
      attended: found.flatMap(({ sites }) =>
        sites.flatMap((site) => {
          const there = saved.get(site.ID);
          return there === undefined
            ? []
            : people.filter(({ id }) => there.has(id)).map(({ id }) => ({ personId: id, site }));
        }),
      ),
      activityOf: new Map(found.flatMap(({ activityId: id, sites }) => sites.map(({ ID }) => [ID, id]))),
      incomplete: (currentData?.failed.length ?? 0) > 0,
    };
  }, [currentData, saved, people]);
}
