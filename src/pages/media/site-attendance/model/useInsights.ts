import { useMemo } from 'react';
import { changesOf, deadlineOf, findClashes, useMinute, withEditsApplied } from '@/features/sites';
import type { Attendance, AttendanceEdits, Attendee, TournamentSite } from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates';
import { useAfterPaint } from './useAfterPaint';
import type { useOtherSites } from './useOtherSites';

interface InsightsSource {
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
  others: ReturnType<typeof useOtherSites>;
}

/** What follows from what is chosen. It may lag behind a toggle by a moment, so that the toggle itself never waits. */
export function useInsights({ sites, people, saved, edits: newest, others }: InsightsSource) {
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
    // What two other activities have between them is told on their own screens.
    return findClashes([...here, ...others.attended], today()).filter((clash) =>
      clash.sites.some(({ ID }) => ids.has(ID)),
    );
  }, [sites, people, chosen, others.attended]);

  /** The people who attend every site; the same set as before while they are the same people. */
  const everywhereKey = useMemo(
    () =>
      people
        .filter(({ id }) => sites.every(({ ID }) => chosen.get(ID)?.has(id)))
        .map(({ id }) => id)
        .join(),
    [people, sites, chosen],
  );
  const everywhere = useMemo(
    () => new Set(everywhereKey === '' ? [] : everywhereKey.split(',').map(Number)),
    [everywhereKey],
  );

  const passed = useMemo(
    () => new Set(sites.filter((site) => (deadlineOf(site)?.getTime() ?? Infinity) <= now).map(({ ID }) => ID)),
    [sites, now],
  );
  return { changes, clashes, everywhere, hasLateChange: changes.some(({ siteId }) => passed.has(siteId)) };
}
