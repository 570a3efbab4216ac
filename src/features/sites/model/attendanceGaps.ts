import type { AttendanceChoice } from '../api/sitesDto';
import type { Attendance, AttendanceEdits } from './attendance';

interface Shown {
  siteIds: readonly number[];
  personIds: readonly number[];
  /** Whether these are the sites of all activities: a stored site that is none of them belongs nowhere. */
  isWholeSeason: boolean;
}

/** How many stored attendances can't be shown: of someone who is not on the staff, or at a site that is none. */
export function unplacedCount(saved: Attendance, { siteIds, personIds, isWholeSeason }: Shown): number {
  const sites = new Set(siteIds);
  const staff = new Set(personIds);
  let count = 0;
  for (const [siteId, people] of saved) {
    if (sites.has(siteId)) for (const personId of people) count += staff.has(personId) ? 0 : 1;
    else if (isWholeSeason) count += people.size;
  }
  return count;
}

/**
 * The choices that would clear a stored attendance which the user has not unticked. Ids are compared as text: one that was
 * read otherwise than it was stored must not pass for another.
 */
export function unaskedClears(
  saved: Attendance,
  edits: AttendanceEdits,
  choices: readonly AttendanceChoice[],
): AttendanceChoice[] {
  const cell = (siteId: number | string, personId: number | string): string =>
    `${String(siteId).trim()} ${String(personId).trim()}`;
  const stored = new Set([...saved].flatMap(([siteId, people]) => [...people].map((id) => cell(siteId, id))));
  const unticked = new Set(
    Object.entries(edits).flatMap(([siteId, cells]) =>
      Object.entries(cells).flatMap(([id, attending]) => (attending ? [] : [cell(siteId, id)])),
    ),
  );
  return choices.filter(({ event, staff, attending }) => {
    const key = cell(event, staff);
    return attending === '0' && stored.has(key) && !unticked.has(key);
  });
}
