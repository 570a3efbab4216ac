import type { AttendanceChoice } from '../api/sitesDto';
import type { Attendance, AttendanceEdits } from './attendance';

interface Shown {
  siteIds: readonly number[];
  personIds: readonly number[];
  /** Whether `siteIds` covers all activities, so that a stored site outside it is unknown. */
  isWholeSeason: boolean;
}

/** Counts stored attendances that the grid can't show: of people who are not on the staff list, or at unknown sites. */
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

/** Choices that would clear an attendance which the user did not untick. Compares ids as text: types may differ. */
export function unintendedClears(
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
