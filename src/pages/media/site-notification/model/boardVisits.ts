import { siteDates, type BoardRow, type Clash } from '@/features/sites';
import { addDays, compareCalendarDates, startOfWeek, toIsoDate, type CalendarDate } from '@/shared/lib/calendar-dates';

/** One or more people at a site. */
export interface Visit {
  row: BoardRow;
  start: CalendarDate;
  end: CalendarDate;
  /** Those who are double-booked. */
  clashing: ReadonlySet<number>;
}

/** Those who are double-booked at a site. */
export const clashingAt = ({ site }: BoardRow, clashes: readonly Clash[]): ReadonlySet<number> =>
  new Set(clashes.flatMap(({ personId, sites }) => (sites.some(({ ID }) => ID === site.ID) ? [personId] : [])));

/** Leaves out sites without dates. */
export function visitsOf(rows: readonly BoardRow[], clashes: readonly Clash[]): Visit[] {
  return rows.flatMap((row) => {
    const dates = siteDates(row.site);
    return dates === undefined ? [] : [{ row, ...dates, clashing: clashingAt(row, clashes) }];
  });
}

export interface BoardWeek {
  start: CalendarDate;
  visits: Visit[];
}

const LAST_OF_WEEK = 6;

/** Weeks that have visits. */
export function weeksOf(visits: readonly Visit[]): BoardWeek[] {
  const weeks = new Map<string, BoardWeek>();
  for (const visit of visits) {
    const last = startOfWeek(visit.end);
    for (
      let start = startOfWeek(visit.start);
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
