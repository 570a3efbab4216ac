import { startTransition, useEffect, useMemo, useState } from 'react';
import {
  changesOf,
  deadlineOf,
  findClashes,
  useMinute,
  withEditsApplied,
  type Attendance,
  type AttendanceEdits,
  type Attendee,
  type Clash,
  type TournamentSite,
} from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates';
import type { ClashingCells } from './cellStates';
import type { Season } from './useSeason';

/** Follows the value once the frame that shows the newest one is painted. */
function useAfterPaint<T>(newest: T): T {
  const [drawn, setDrawn] = useState(newest);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A separate task runs after the paint.
      timer = setTimeout(() => {
        startTransition(() => {
          setDrawn(newest);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [newest]);
  return drawn;
}

interface AttendanceSource {
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
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

/** May lag behind a toggle, so that the toggle itself never waits. */
export function useAttendanceSummary({ sites, people, saved, edits: newest, season }: AttendanceSource) {
  const edits = useAfterPaint(newest);
  const now = useMinute();
  const chosen = useMemo(() => withEditsApplied(saved, edits), [saved, edits]);
  const changes = useMemo(() => {
    const [siteIds, personIds] = [sites.map(({ ID }) => ID), people.map(({ id }) => id)];
    return changesOf(saved, edits, siteIds, personIds);
  }, [sites, people, saved, edits]);

  const clashes = useMemo(() => {
    const here = sites.flatMap((site) => {
      const there = chosen.get(site.ID);
      if (there === undefined || there.size === 0) return [];
      return people.filter(({ id }) => there.has(id)).map(({ id }) => ({ personId: id, site }));
    });
    const ids = new Set(sites.map(({ ID }) => ID));
    // Clashes between two other activities are shown on their own screens.
    return findClashes([...here, ...season.attended], today()).filter((clash) =>
      clash.sites.some(({ ID }) => ids.has(ID)),
    );
  }, [sites, people, chosen, season.attended]);
  const clashing = useMemo(() => cellsOf(clashes), [clashes]);

  const passed = useMemo(
    () => new Set(sites.filter((site) => (deadlineOf(site)?.getTime() ?? Infinity) <= now).map(({ ID }) => ID)),
    [sites, now],
  );
  return { changes, clashes, clashing, passed, hasLateChange: changes.some(({ siteId }) => passed.has(siteId)) };
}
