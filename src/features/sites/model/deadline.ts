import { addDays, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { daysAway, lastDayBefore, showDeadline } from '@/shared/lib/calendar-dates/showDate';
import { pluralize } from '@/shared/lib/pluralize';
import type { TournamentSite } from '../api/sitesDto';
import type { Attendance } from './attendance';
import { siteDates, spanOf } from './siteTexts';

/** 72 hours before the event is three calendar days (ATT-3). */
export const DEADLINE_DAYS = 3;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A deadline within SOON is red, one within CLOSING is amber. */
const SOON = 2 * DAY;
const CLOSING = 14 * DAY;

const WEEK = 7;

/** Midnight three days before the event, in the user's time zone, because events have dates without times. */
export function deadlineOf(site: Pick<TournamentSite, 'GameDate' | 'EndDate'>): Date | undefined {
  const dates = siteDates(site);
  if (dates === undefined) return undefined;
  const { year, month, day } = addDays(dates.start, -DEADLINE_DAYS);
  return new Date(year, month - 1, day);
}

/** The words after "closes", for example "tonight" or "Thu, Nov 26 (tomorrow)". */
export function deadlineWords(deadline: Date): string {
  const days = daysAway(lastDayBefore(deadline));
  return days === 'today' ? 'tonight' : `${showDeadline(deadline)} (${days})`;
}

interface TimeLeft {
  state: 'open' | 'soon' | 'passed';
  text: string;
}

/** @param now milliseconds since the epoch */
export function timeLeft(deadline: Date, now: number): TimeLeft {
  const left = deadline.getTime() - now;
  if (left <= 0) return { state: 'passed', text: 'Deadline passed' };
  const state = left < SOON ? 'soon' : 'open';
  if (left < HOUR) return { state, text: `${pluralize(Math.ceil(left / MINUTE), 'minute')} left` };
  const days = Math.floor(left / DAY);
  // Hours don't matter a week ahead.
  const hours = days < WEEK ? Math.floor((left % DAY) / HOUR) : 0;
  const parts = [...(days > 0 ? [pluralize(days, 'day')] : []), ...(hours > 0 ? [pluralize(hours, 'hour')] : [])];
  return { state, text: `${parts.join(' ')} left` };
}

export interface ActivityOverview {
  dates: { start: CalendarDate; end: CalendarDate } | undefined;
  /** The next deadline, or the last one once all have passed. */
  deadline: Date | undefined;
  isPassed: boolean;
  covered: number;
  total: number;
}

/** @param now milliseconds since the epoch */
export function overviewOf(sites: readonly TournamentSite[], attendance: Attendance, now: number): ActivityOverview {
  const deadlines = sites.flatMap((site) => deadlineOf(site)?.getTime() ?? []);
  const ahead = deadlines.filter((deadline) => deadline > now);
  const deadline = ahead.length > 0 ? Math.min(...ahead) : Math.max(...deadlines);
  return {
    dates: spanOf(sites),
    deadline: deadlines.length === 0 ? undefined : new Date(deadline),
    isPassed: deadlines.length > 0 && ahead.length === 0,
    covered: sites.filter(({ ID }) => (attendance.get(ID)?.size ?? 0) > 0).length,
    total: sites.length,
  };
}

export function isClosingSoon({ deadline, isPassed }: ActivityOverview, now: number): boolean {
  return deadline !== undefined && !isPassed && deadline.getTime() - now <= CLOSING;
}

/** How a deadline looks on every screen: red within two days, amber within two weeks. */
export function urgencyOf(overview: ActivityOverview, now: number): 'danger' | 'warning' | 'later' {
  if (!isClosingSoon(overview, now)) return 'later';
  return (overview.deadline?.getTime() ?? 0) - now <= SOON ? 'danger' : 'warning';
}
