import {
  isAttending,
  placeOf,
  siteDays,
  siteName,
  visitsByPerson,
  type Attendance,
  type AttendedSite,
  type TournamentSite,
  type Visit,
} from '@/features/sites';
import { compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDays, toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import type { GridRows, Line } from './grid';

/** Where else a person is booked on the days of a site in the grid, as text; keyed by PersonID, then by site ID. */
export type BusyCells = ReadonlyMap<number, ReadonlyMap<number, string>>;

interface BusySource {
  sites: readonly TournamentSite[];
  chosen: Attendance;
  /** Who attends which site of other activities. */
  attended: readonly AttendedSite[];
  since: CalendarDate;
}

/** A cell names up to this many bookings; "…" stands for the others. */
const FEW = 3;

/** Words for each booking at another place on one of these days, "Sat, Nov 28: Lewis Field, Hays"; '' for none. */
function wordsFor(place: string, isoDays: ReadonlySet<string>, booked: readonly Visit[]): string {
  const words = new Set<string>();
  for (const visit of booked) {
    if (visit.place === place) continue;
    const shared = [...visit.days].filter(([iso]) => isoDays.has(iso)).map(([, day]) => day);
    const [first, last] = [shared[0], shared.at(-1)];
    if (first !== undefined && last !== undefined) words.add(`${showDays(first, last)}: ${siteName(visit.site)}`);
    if (words.size > FEW) return `${[...words].slice(0, FEW).join('; ')} …`;
  }
  return [...words].join('; ').replaceAll('\n', ' ');
}

/** Finds the unchecked cells whose person is booked elsewhere that day (ATT-21). Once checked, such a cell is a clash. */
export function busyCells({ sites, chosen, attended, since }: BusySource): BusyCells {
  const here = sites.map((site) => {
    const ahead = siteDays(site).filter((day) => compareCalendarDates(day, since) >= 0);
    return { site, place: placeOf(site), isoDays: new Set(ahead.map(toIsoDate)) };
  });
  const chosenHere = sites.flatMap((site) => [...(chosen.get(site.ID) ?? [])].map((personId) => ({ personId, site })));
  const cells = new Map<number, Map<number, string>>();
  for (const [personId, visits] of visitsByPerson([...attended, ...chosenHere])) {
    const own = new Map<number, string>();
    for (const { site, place, isoDays } of here) {
      if (isAttending(chosen, site.ID, personId) || isoDays.size === 0) continue;
      const words = wordsFor(place, isoDays, visits);
      if (words !== '') own.set(site.ID, words);
    }
    if (own.size > 0) cells.set(personId, own);
  }
  return cells;
}

/** Joins the texts of a row's cells into one string, so that `memo` can tell whether the row has changed; '' if all are empty. */
export function busyRow(busy: BusyCells, rows: GridRows, rowId: number, columns: readonly Line[]): string {
  if (busy.size === 0 || (rows === 'staff' && !busy.has(rowId))) return '';
  const words = columns.map(({ id }) => (rows === 'staff' ? busy.get(rowId)?.get(id) : busy.get(id)?.get(rowId)) ?? '');
  return words.some((word) => word !== '') ? words.join('\n') : '';
}
