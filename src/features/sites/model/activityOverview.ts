import { compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import type { TournamentSite } from '../api/sitesDto';
import type { Attendance } from './attendance';
import { deadlineOf } from './deadline';
import { siteDates } from './siteTexts';

export interface ActivityOverview {
  dates: { start: CalendarDate; end: CalendarDate } | undefined;
  /** The next deadline, or the last one once all have passed. */
  deadline: Date | undefined;
  isPassed: boolean;
  covered: number;
  total: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOSING_NOW_MS = 2 * DAY_MS;
const CLOSING_SOON_MS = 14 * DAY_MS;

const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (compareCalendarDates(a, b) <= 0 ? a : b);
const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (compareCalendarDates(a, b) >= 0 ? a : b);

/** @param now milliseconds since the epoch */
export function overviewOf(sites: readonly TournamentSite[], attendance: Attendance, now: number): ActivityOverview {
  const all = sites.flatMap((site) => siteDates(site) ?? []);
  const deadlines = sites.flatMap((site) => deadlineOf(site)?.getTime() ?? []);
  const ahead = deadlines.filter((deadline) => deadline > now);
  const deadline = ahead.length > 0 ? Math.min(...ahead) : Math.max(...deadlines);
  return {
    dates:
      all.length === 0
        ? undefined
        : { start: all.map(({ start }) => start).reduce(earlier), end: all.map(({ end }) => end).reduce(later) },
    deadline: deadlines.length === 0 ? undefined : new Date(deadline),
    isPassed: deadlines.length > 0 && ahead.length === 0,
    covered: sites.filter(({ ID }) => (attendance.get(ID)?.size ?? 0) > 0).length,
    total: sites.length,
  };
}

export function isClosingSoon({ deadline, isPassed }: ActivityOverview, now: number): boolean {
  return deadline !== undefined && !isPassed && deadline.getTime() - now <= CLOSING_SOON_MS;
}

/** How a deadline looks on every screen: red within two days, amber within two weeks. */
export function urgencyOf(overview: ActivityOverview, now: number): 'danger' | 'warning' | 'later' {
  if (!isClosingSoon(overview, now)) return 'later';
  return (overview.deadline?.getTime() ?? 0) - now <= CLOSING_NOW_MS ? 'danger' : 'warning';
}
