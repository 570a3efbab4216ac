import type { AttendanceChoice, SiteNotification } from '../api/sitesDto';

/** Who attends: the PersonIDs by the site's ID. */
export type Attendance = ReadonlyMap<number, ReadonlySet<number>>;

/** What the user has chosen otherwise than it was: by the site's ID, then by PersonID. */
export type AttendanceEdits = ReadonlyMap<number, ReadonlyMap<number, boolean>>;

export interface AttendanceChange {
  siteId: number;
  personId: number;
  attending: boolean;
}

const NOBODY: ReadonlySet<number> = new Set();

export const isAttending = (attendance: Attendance, siteId: number, personId: number): boolean =>
  attendance.get(siteId)?.has(personId) ?? false;

/** Section 4: the notifications with Attending 1. */
export function attendanceOf(notifications: readonly SiteNotification[]): Attendance {
  const attendance = new Map<number, Set<number>>();
  for (const { Sites, PersonID, Attending } of notifications) {
    if (Attending !== 1) continue;
    const people = attendance.get(Sites) ?? new Set();
    attendance.set(Sites, people.add(PersonID));
  }
  return attendance;
}

/** The edits with some more. What is chosen as it was saved is no edit. A site without a change keeps its very map. */
export function withEdits(
  edits: AttendanceEdits,
  saved: Attendance,
  changes: readonly AttendanceChange[],
): AttendanceEdits {
  const next = new Map(edits);
  const touched = new Map<number, Map<number, boolean>>();
  for (const { siteId, personId, attending } of changes) {
    const cells = touched.get(siteId) ?? new Map(edits.get(siteId));
    touched.set(siteId, cells);
    if (isAttending(saved, siteId, personId) === attending) cells.delete(personId);
    else cells.set(personId, attending);
  }
  for (const [siteId, cells] of touched) {
    if (cells.size === 0) next.delete(siteId);
    else next.set(siteId, cells);
  }
  return next;
}

/** The saved attendance with the edits. A site without an edit keeps its very set. */
export function withEditsApplied(saved: Attendance, edits: AttendanceEdits): Attendance {
  const chosen = new Map(saved);
  for (const [siteId, cells] of edits) {
    const people = new Set(saved.get(siteId) ?? NOBODY);
    for (const [personId, attending] of cells) {
      if (attending) people.add(personId);
      else people.delete(personId);
    }
    chosen.set(siteId, people);
  }
  return chosen;
}

/** What saving would change, in the order of the grid; edits of sites or people who are no longer there do not count. */
export function changesOf(
  saved: Attendance,
  edits: AttendanceEdits,
  siteIds: readonly number[],
  personIds: readonly number[],
): AttendanceChange[] {
  return siteIds.flatMap((siteId) => {
    const cells = edits.get(siteId);
    if (cells === undefined) return [];
    return personIds.flatMap((personId) => {
      const attending = cells.get(personId);
      const changed = attending !== undefined && attending !== isAttending(saved, siteId, personId);
      return changed ? [{ siteId, personId, attending }] : [];
    });
  });
}

/** Section 7: every cell of the grid, site by site (decisions R13). */
export function choicesOf(
  attendance: Attendance,
  siteIds: readonly number[],
  personIds: readonly number[],
  identifier: string,
): AttendanceChoice[] {
  return siteIds.flatMap((event) =>
    personIds.map((staff) => ({
      event,
      staff,
      identifier,
      attending: isAttending(attendance, event, staff) ? '1' : '0',
    })),
  );
}
