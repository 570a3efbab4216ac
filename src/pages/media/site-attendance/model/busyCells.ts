import { placeOf, siteDays, siteName, type Attendance, type AttendedSite, type TournamentSite } from '@/features/sites';
import { compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDays, toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import type { GridRows, Line } from './grid';

/** By PersonID, then by the ID of a site in the grid: where else the person is booked that day, in words. */
export type BusyCells = ReadonlyMap<number, ReadonlyMap<number, string>>;

interface BusySource {
  sites: readonly TournamentSite[];
  chosen: Attendance;
  /** Who attends which site of other activities. */
  attended: readonly AttendedSite[];
  since: CalendarDate;
}

interface Visit {
  site: TournamentSite;
  place: string;
  days: ReadonlyMap<string, CalendarDate>;
}

/** A cell names up to this many bookings; "…" stands for the others. */
const FEW = 3;

function visitOf(site: TournamentSite, since: CalendarDate): Visit {
  const days = siteDays(site).filter((day) => compareCalendarDates(day, since) >= 0);
  return { site, place: placeOf(site), days: new Map(days.map((day) => [toIsoDate(day), day])) };
}

/** Words for each booking at another place on the site's days, "Sat, Nov 28: Lewis Field, Hays"; '' for none. */
function wordsFor(site: Visit, booked: readonly Visit[]): string {
  const words = new Set<string>();
  for (const { site: there, place, days } of booked) {
    if (place === site.place) continue;
    const shared = [...days].filter(([iso]) => site.days.has(iso)).map(([, day]) => day);
    const [first, last] = [shared[0], shared.at(-1)];
    if (first !== undefined && last !== undefined) words.add(`${showDays(first, last)}: ${siteName(there)}`);
    if (words.size > FEW) return `${[...words].slice(0, FEW).join('; ')} …`;
  }
  return [...words].join('; ').replaceAll('\n', ' ');
}

/** Finds unchecked cells whose person is booked elsewhere that day (ATT-21); a checked cell is a clash instead. */
export function busyCells({ sites, chosen, attended, since }: BusySource): BusyCells {
  const here = sites.map((site) => visitOf(site, since)).filter(({ days }) => days.size > 0);
  const elsewhere = new Map<TournamentSite, Visit>();
  const booked = new Map<number, Visit[]>();
  const book = (personId: number, visit: Visit): void => {
    const own = booked.get(personId) ?? [];
    booked.set(personId, own);
    own.push(visit);
  };
  for (const { personId, site } of attended) {
    const visit = elsewhere.get(site) ?? visitOf(site, since);
    elsewhere.set(site, visit);
    book(personId, visit);
  }
  for (const visit of here) for (const personId of chosen.get(visit.site.ID) ?? []) book(personId, visit);

  const cells = new Map<number, Map<number, string>>();
  for (const [personId, visits] of booked) {
    const own = new Map<number, string>();
    for (const visit of here) {
      const words = chosen.get(visit.site.ID)?.has(personId) === true ? '' : wordsFor(visit, visits);
      if (words !== '') own.set(visit.site.ID, words);
    }
    if (own.size > 0) cells.set(personId, own);
  }
  return cells;
}

/** Joins the words of a row's cells, so that a string comparison tells whether it must render again; '' for none. */
export function busyRow(busy: BusyCells, rows: GridRows, rowId: number, columns: readonly Line[]): string {
  if (busy.size === 0 || (rows === 'staff' && !busy.has(rowId))) return '';
  const words = columns.map(({ id }) => (rows === 'staff' ? busy.get(rowId)?.get(id) : busy.get(id)?.get(rowId)) ?? '');
  return words.some((word) => word !== '') ? words.join('\n') : '';
}
