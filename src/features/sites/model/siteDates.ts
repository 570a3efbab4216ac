import {
  compareCalendarDates,
  datesInclusive,
  formatCalendarDate,
  parseCalendarDate,
} from '@/shared/lib/calendar-dates';
import type { CalendarDate } from '@/shared/lib/calendar-dates';
import type { TournamentSite } from '../api/sitesDto';

type Dated = Pick<TournamentSite, 'GameDate' | 'EndDate'>;

/** First and last day of a site's event; undefined where it is not dated yet. */
export function siteDates({ GameDate, EndDate }: Dated): { start: CalendarDate; end: CalendarDate } | undefined {
  const start = parseCalendarDate(GameDate);
  if (start === undefined) return undefined;
  const end = parseCalendarDate(EndDate);
  return { start, end: datesInclusive(start, end).at(-1) ?? start };
}

export function siteDays(site: Dated): CalendarDate[] {
  const dates = siteDates(site);
  return dates === undefined ? [] : datesInclusive(dates.start, dates.end);
}

export function showDays(start: CalendarDate, end: CalendarDate): string {
  return compareCalendarDates(start, end) === 0
    ? formatCalendarDate(start)
    : `${formatCalendarDate(start)} – ${formatCalendarDate(end)}`;
}

/** `3/10/2027 – 3/13/2027`; the data's own words where they are no date. */
export function showSiteDates(site: Dated): string {
  const dates = siteDates(site);
  if (dates !== undefined) return showDays(dates.start, dates.end);
  return site.GameDate || 'Date to be announced';
}
