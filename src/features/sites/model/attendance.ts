import { choicesAfter, draftOf, isByIds, isToggle, type Toggles } from '@/shared/forms';
import { distinctNames, personName, type NamedPerson } from '@/shared/lib/names';
import type { AttendanceChoice, SiteNotification, TournamentSite } from '../api/sitesDto';

/** The PersonIDs of those who attend, by site ID. */
export type Attendance = ReadonlyMap<number, ReadonlySet<number>>;

/** Unsaved changes by site ID, then PersonID: whether the person attends. */
export type AttendanceEdits = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

export interface AttendanceChange {
  siteId: number;
  personId: number;
  attending: boolean;
}

const NOBODY: ReadonlySet<number> = new Set();

export const isAttending = (attendance: Attendance, siteId: number, personId: number): boolean =>
  attendance.get(siteId)?.has(personId) ?? false;

/** The people who attend a site, in the order of `people`. */
export function peopleAt(
  { ID }: Pick<TournamentSite, 'ID'>,
  attendance: Attendance,
  people: readonly Attendee[],
): Attendee[] {
  const there = attendance.get(ID) ?? NOBODY;
  return people.filter(({ id }) => there.has(id));
}

/** Reads who attends from the stored notifications: those with Attending 1 (ATT-6). */
export function attendanceOf(notifications: readonly SiteNotification[]): Attendance {
  const attendance = new Map<number, Set<number>>();
  for (const { Sites, PersonID, Attending } of notifications) {
    if (Attending !== 1) continue;
    const people = attendance.get(Sites) ?? new Set();
    attendance.set(Sites, people.add(PersonID));
  }
  return attendance;
}

/** The notifications as they will be once these choices are saved. */
export function withChoices(
  notifications: readonly SiteNotification[],
  choices: readonly AttendanceChoice[],
): SiteNotification[] {
  const cellOf = (site: number, person: number): string => `${site}/${person}`;
  const chosen = choices.map(({ event, staff, attending }): SiteNotification => ({
    Sites: Number(event),
    PersonID: Number(staff),
    Attending: attending === '1' ? 1 : 0,
  }));
  const cells = new Set(chosen.map(({ Sites, PersonID }) => cellOf(Sites, PersonID)));
  return [...notifications.filter(({ Sites, PersonID }) => !cells.has(cellOf(Sites, PersonID))), ...chosen];
}

/** Adds changes; one that restores the saved value removes its edit. Other sites keep their object, so that their rows don't re-render. */
export function withEdits(
  edits: AttendanceEdits,
  saved: Attendance,
  changes: readonly AttendanceChange[],
): AttendanceEdits {
  const touched = new Map<number, Record<string, boolean>>();
  for (const { siteId, personId, attending } of changes) {
    const cells = touched.get(siteId) ?? { ...edits[siteId] };
    touched.set(siteId, cells);
    if (isAttending(saved, siteId, personId) === attending) Reflect.deleteProperty(cells, personId);
    else cells[personId] = attending;
  }
  const next = { ...edits };
  for (const [siteId, cells] of touched) {
    if (Object.keys(cells).length === 0) Reflect.deleteProperty(next, siteId);
    else next[siteId] = cells;
  }
  return next;
}

/** Applies the edits to the saved attendance. Sites without edits keep their Set, so that memoized rows don't re-render. */
export function withEditsApplied(saved: Attendance, edits: AttendanceEdits): Attendance {
  const chosen = new Map(saved);
  for (const [siteId, cells] of Object.entries(edits)) {
    const people = new Set(saved.get(Number(siteId)) ?? NOBODY);
    for (const [personId, attending] of Object.entries(cells)) {
      if (attending) people.add(Number(personId));
      else people.delete(Number(personId));
    }
    chosen.set(Number(siteId), people);
  }
  return chosen;
}

/** The edits that differ from the saved attendance, without those for sites and people that no longer exist. */
export function changesOf(
  saved: Attendance,
  edits: AttendanceEdits,
  siteIds: readonly number[],
  personIds: readonly number[],
): AttendanceChange[] {
  return siteIds.flatMap((siteId) => {
    const cells = edits[siteId];
    if (cells === undefined) return [];
    return personIds.flatMap((personId) => {
      const attending = cells[personId];
      const changed = attending !== undefined && attending !== isAttending(saved, siteId, personId);
      return changed ? [{ siteId, personId, attending }] : [];
    });
  });
}

/** One choice per site and person, changed or not: a save sends every cell of the grid (ATT-7). */
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

/** The choices, with the saved attendance in the cells that were not edited. */
export const withSavedCells = (
  choices: readonly AttendanceChoice[],
  edits: AttendanceEdits,
  saved: Attendance,
): AttendanceChoice[] =>
  choices.map((choice) => {
    const { event, staff } = choice;
    if (edits[event]?.[staff] !== undefined) return choice;
    return { ...choice, attending: isAttending(saved, Number(event), Number(staff)) ? '1' : '0' };
  });

/** `name` is unique among the staff. */
export interface Attendee {
  id: number;
  name: string;
}

export function attendeesOf(staff: readonly (NamedPerson & { PersonID: number })[]): Attendee[] {
  const people = [...new Map(staff.map((person) => [person.PersonID, person])).values()];
  const names = distinctNames(people, (person) => [personName(person), person.Email ?? '']);
  return people.map(({ PersonID }, index) => ({ id: PersonID, name: names[index] ?? '' }));
}

export const attendanceToggles: Toggles<AttendanceEdits> = {
  none: {},
  areEdits: (value): value is AttendanceEdits => isByIds(value, (cells) => isByIds(cells, isToggle)),
  count: (edits) => Object.values(edits).flatMap((cells) => Object.keys(cells)).length,
  editsAfter: (edits, sent) =>
    Object.fromEntries(
      Object.keys({ ...edits, ...sent })
        .map((siteId) => [siteId, choicesAfter(edits[siteId] ?? {}, sent[siteId] ?? {})] as const)
        .filter(([, cells]) => Object.keys(cells).length > 0),
    ),
};

export const attendanceDraft = (owner: string, activityId: number) => draftOf(owner, 'attendance', activityId);

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
