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
  type Attendance,
  type AttendanceEdits,
  type Attendee,
  type Clash,
  type TournamentSite,
} from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { useDebouncedSelector } from '@/shared/lib/useDebouncedSelector';
import type { RootState } from '@/shared/lib/root-reducer';
import { busyCells } from './busyCells';
import type { ClashingCells } from './grid';
import type { Season } from './useSeason';

interface AttendanceSource {
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  selectEdits: (state: RootState) => AttendanceEdits;
  season: Season;
}

function cellsOf(clashes: readonly Clash[]): ClashingCells {
  const cells = new Map<number, Set<number>>();
  for (const { personId, sites } of clashes) {
    const own = cells.get(personId) ?? new Set();
    cells.set(personId, own);
    for (const { ID } of sites) own.add(ID);
  }
  return cells;
}

/** The clashes at this activity's sites; those between two other activities are shown on their own screens. */
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

/** What follows from the edits, such as changes and clashes; debounced, so that a toggle never waits for it. */
export function useAttendanceSummary({ sites, people, saved, selectEdits, season }: AttendanceSource) {
  const edits = useDebouncedSelector(selectEdits);
  const now = useCurrentMinute();
  const chosen = useMemo(() => withEditsApplied(saved, edits), [saved, edits]);
  const changes = useMemo(() => {
    const [siteIds, personIds] = [sites.map(({ ID }) => ID), people.map(({ id }) => id)];
    return changesOf(saved, edits, siteIds, personIds);
  }, [sites, people, saved, edits]);

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
  const overview = useMemo(() => overviewOf(sites, saved, now), [sites, saved, now]);
  const { isPassed } = overview;
  // Marks no site as late if all deadlines have passed, because then the bar says so.
  const late = useMemo(() => (isPassed ? new Set<number>() : passed), [isPassed, passed]);
  const closed = useMemo(
    () => (isPassed ? new Set(sites.filter((site) => isOver(site, today())).map(({ ID }) => ID)) : passed),
    [isPassed, sites, passed],
  );
  return { chosen, changes, clashes, clashing, busy, overview, late, closed, hasLateChange };
}
