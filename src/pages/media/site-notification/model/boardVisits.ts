import { siteDates, type BoardRow, type Clash } from '@/features/sites';
import {
  addDays,
  compareCalendarDates,
  startOfWeek,
  type CalendarDate,
} from '@/shared/lib/calendar-dates/calendarDate';
import { toIsoDate } from '@/shared/lib/calendar-dates/showDate';

/** A site that one or more people attend. */
export interface Visit {
  row: BoardRow;
  /** Undefined if the association has not set a date that can be read. */
  dates: { start: CalendarDate; end: CalendarDate } | undefined;
  /** PersonIDs of those who are double-booked. */
  clashing: ReadonlySet<number>;
}

/** PersonIDs of those who are double-booked at a site. */
export const clashingAt = ({ site }: BoardRow, clashes: readonly Clash[]): ReadonlySet<number> =>
  new Set(clashes.flatMap(({ personId, sites }) => (sites.some(({ ID }) => ID === site.ID) ? [personId] : [])));

export const visitsOf = (rows: readonly BoardRow[], clashes: readonly Clash[]): Visit[] =>
  rows.map((row) => ({ row, dates: siteDates(row.site), clashing: clashingAt(row, clashes) }));

export interface BoardWeek {
  start: CalendarDate;
  visits: Visit[];
}

const LAST_OF_WEEK = 6;

/** The weeks that have visits. A visit of several weeks is in each; one without dates is in none. */
export function weeksOf(visits: readonly Visit[]): BoardWeek[] {
  const weeks = new Map<string, BoardWeek>();
  for (const visit of visits) {
    if (visit.dates === undefined) continue;
    const last = startOfWeek(visit.dates.end);
    for (
      let start = startOfWeek(visit.dates.start);
      compareCalendarDates(start, last) <= 0;
      start = addDays(start, LAST_OF_WEEK + 1)
    ) {
      const key = toIsoDate(start);
      const week = weeks.get(key) ?? { start, visits: [] };
      weeks.set(key, week);
      week.visits.push(visit);
    }
  }
  return [...weeks.values()].sort((a, b) => compareCalendarDates(a.start, b.start));
}
