import { weakMapMemoize } from '@reduxjs/toolkit';
import {
  compareCalendarDates,
  datesInclusive,
  parseCalendarDate,
  today,
  type CalendarDate,
} from '@/shared/lib/calendar-dates/calendarDate';
import { showDay, formatCalendarDate, showDays } from '@/shared/lib/calendar-dates/showDate';
import { distinctNames } from '@/shared/lib/names';
import type { TournamentSite } from '../api/sitesDto';

const UNNAMED = 'Site to be announced';

export const siteName = ({ Site }: Pick<TournamentSite, 'Site'>): string => Site || UNNAMED;

function dayOf({ GameDate }: TournamentSite): string {
  const day = parseCalendarDate(GameDate);
  return day === undefined ? GameDate : showDay(day);
}

/** The sites' names by ID, with class and day added where names repeat. */
export function siteNames(sites: readonly TournamentSite[]): ReadonlyMap<number, string> {
  const names = distinctNames(sites, (site) => [siteName(site), site.Class, dayOf(site)]);
  return new Map(sites.map(({ ID }, index) => [ID, names[index] ?? '']));
}

type Dated = Pick<TournamentSite, 'GameDate' | 'EndDate'>;

interface SiteDates {
  start: CalendarDate;
  end: CalendarDate;
}

/** Memoized, because with the response of each activity, the dates of all sites are needed again. */
export const siteDates = weakMapMemoize(({ GameDate, EndDate }: Dated): SiteDates | undefined => {
  const start = parseCalendarDate(GameDate);
  if (start === undefined) return undefined;
  const end = parseCalendarDate(EndDate);
  return { start, end: datesInclusive(start, end).at(-1) ?? start };
});

/** From the first day of these sites to the last; undefined if none has a date. */
export function spanOf(sites: readonly Dated[]): SiteDates | undefined {
  const dates = sites.flatMap((site) => siteDates(site) ?? []);
  const [start] = dates.map((own) => own.start).sort(compareCalendarDates);
  const end = dates
    .map((own) => own.end)
    .sort(compareCalendarDates)
    .at(-1);
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Whether the last day has passed; a site without a date is not over. */
export function isOver(site: Dated, now: CalendarDate): boolean {
  const dates = siteDates(site);
  return dates !== undefined && compareCalendarDates(dates.end, now) < 0;
}

export function siteDays(site: Dated): CalendarDate[] {
  const dates = siteDates(site);
  return dates === undefined ? [] : datesInclusive(dates.start, dates.end);
}

const undated = ({ GameDate }: Dated): string => GameDate || 'Date to be announced';

/** For example `Wed, Mar 10 – Sat, Mar 13`; unreadable dates are shown as they are. */
export function showSiteDates(site: Dated, now: CalendarDate = today()): string {
  const dates = siteDates(site);
  return dates === undefined ? undated(site) : showDays(dates.start, dates.end, now);
}

/** For example `3/10/2027 – 3/13/2027`, for downloads. */
export function shortSiteDates(site: Dated): string {
  const dates = siteDates(site);
  if (dates === undefined) return undated(site);
  const first = formatCalendarDate(dates.start);
  const last = formatCalendarDate(dates.end);
  return first === last ? first : `${first} – ${last}`;
}
