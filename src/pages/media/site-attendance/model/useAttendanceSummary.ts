import { useMemo } from 'react';
import {
  attendedSites,
  changesOf,
  deadlineOf,
  findClashes,
  isOver,
  overviewOf,
  useCurrentMinute,
  withEditsApplied,
  nextActivity,
  useSeasonOverview,
  type Attendance,
  type AttendanceEdits,
  type Attendee,
  type Clash,
  type TournamentSite,
} from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import type { RootState } from '@/shared/lib/root-reducer';
import { useDebouncedSelector } from '@/shared/lib/useDebouncedSelector';
import { busyCells } from './busyCells';
import type { ClashingCells } from './grid';
import type { GridData } from './useAttendanceData';

/** Loads the other activities of the season; the result grows as they arrive. */
export function useSeason(identifier: string, activityId: number, saved: Attendance, people: readonly Attendee[]) {
  const now = useCurrentMinute();
  const season = useSeasonOverview(identifier, now, { closed: true });
  const { activities, closedActivities, notifications, isLoading, isFailed } = season;
  return useMemo(() => {
    const others = [...activities, ...closedActivities]
      .map(({ activity, name, sites = [] }) => ({ id: activity.ActivityID, name, sites }))
      .filter(({ id }) => id !== activityId);
    return {
      /** The other activities; `sites` is empty until they have loaded. */
      others,
      /** Who attends which site of the other activities, to find people who are booked at two places on one day. */
      attended: others.flatMap(({ sites }) => attendedSites(sites, saved, people)),
      /** Names of the other activities by site ID. */
      activityOf: new Map(others.flatMap(({ name, sites }) => sites.map(({ ID }) => [ID, name] as const))),
      /** Some activities could not be loaded, so a clash may go unnoticed. */
      incomplete: isFailed,
      /** The next activity by deadline that still needs choices; after the last, the first. Undefined while loading or if there is none. */
      next: isLoading ? undefined : nextActivity(activities, notifications ?? [], activityId),
    };
  }, [activities, closedActivities, notifications, activityId, saved, people, isLoading, isFailed]);
}

type Season = ReturnType<typeof useSeason>;

/** An activity whose crew can be copied. */
export type OtherActivity = Season['others'][number];

function cellsOf(clashes: readonly Clash[]): ClashingCells {
  const cells = new Map<number, Set<number>>();
  for (const { personId, sites } of clashes) {
    const own = cells.get(personId) ?? new Set();
    cells.set(personId, own);
    for (const { ID } of sites) own.add(ID);
  }
  return cells;
}

/** The clashes at this activity's sites; those between two other activities are shown on those activities' screens. */
export function clashesHere(
  sites: readonly TournamentSite[],
  people: readonly Attendee[],
  chosen: Attendance,
  season: Pick<Season, 'attended'>,
): Clash[] {
  const here = attendedSites(sites, chosen, people);
  const ids = new Set(sites.map(({ ID }) => ID));
  return findClashes([...here, ...season.attended], today(), people).filter((clash) =>
    clash.sites.some(({ ID }) => ids.has(ID)),
  );
}

export const isPastDeadline = (site: TournamentSite, now: number): boolean =>
  (deadlineOf(site)?.getTime() ?? Infinity) <= now;

/** Derives what the form shows about the edits, such as changes and clashes. Debounced, so that a toggle never waits for it. */
export function useAttendanceSummary(
  { sites, siteIds, people, personIds, saved }: GridData,
  selectEdits: (state: RootState) => AttendanceEdits,
  season: Season,
) {
  const edits = useDebouncedSelector(selectEdits);
  const now = useCurrentMinute();
  const chosen = useMemo(() => withEditsApplied(saved, edits), [saved, edits]);
  const changes = changesOf(saved, edits, siteIds, personIds);
  const clashes = useMemo(() => clashesHere(sites, people, chosen, season), [sites, people, chosen, season]);
  const clashing = useMemo(() => cellsOf(clashes), [clashes]);
  const busy = useMemo(
    () => busyCells({ sites, chosen, attended: season.attended, since: today() }),
    [sites, chosen, season.attended],
  );

  const passed = useMemo(
    () => new Set(sites.filter((site) => isPastDeadline(site, now)).map(({ ID }) => ID)),
    [sites, now],
  );
  const hasLateChange = changes.some(({ siteId }) => passed.has(siteId));
  const overview = overviewOf(sites, saved, now);
  const { isPassed } = overview;
  // If all deadlines have passed, marks no single site as late, because the action bar says so.
  const late = useMemo(() => (isPassed ? new Set<number>() : passed), [isPassed, passed]);
  const closed = useMemo(
    () => (isPassed ? new Set(sites.filter((site) => isOver(site, today())).map(({ ID }) => ID)) : passed),
    [isPassed, sites, passed],
  );
  return { chosen, changes, clashes, clashing, busy, overview, late, closed, hasLateChange };
}
