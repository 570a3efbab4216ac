import { useMemo } from 'react';
import { isOpenForSelection, useSitesInTurn } from '@/features/sites';
import type { Activity, AttendedSite, Attendance, Attendee, TournamentSite } from '@/features/sites';

const NONE: readonly Activity[] = [];

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
  const elsewhere = useMemo(() => {
    const ownIds = new Set(own.map(({ ID }) => ID));
    return new Set([...saved.keys()].filter((siteId) => !ownIds.has(siteId)));
  }, [own, saved]);
  const others = useMemo(
    () => activities.filter((one) => one.ActivityID !== activityId && isOpenForSelection(one)),
    [activities, activityId],
  );
  const { sites: byActivity, failed } = useSitesInTurn(elsewhere.size > 0 ? others : NONE, elsewhere);

  return useMemo(() => {
    const found = [...byActivity].map(([id, sites]) => ({ activityId: id, sites: sites ?? [] }));
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
      incomplete: failed.length > 0,
    };
  }, [byActivity, failed.length, saved, people]);
}
