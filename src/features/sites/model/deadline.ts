import { addDays } from '@/shared/lib/calendar-dates/calendarDate';
import { daysAway, lastDayBefore, showDeadline } from '@/shared/lib/calendar-dates/showDate';
import { pluralize } from '@/shared/lib/pluralize';
import type { TournamentSite } from '../api/sitesDto';
import { siteDates } from './siteTexts';

/** 72 hours before the event is three calendar days (ATT-3). */
export const DEADLINE_DAYS = 3;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON = 2 * DAY;

const WEEK = 7;

/** Midnight three days before the event, in the user's time zone, since events have dates but no hours. */
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

export interface TimeLeft {
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
