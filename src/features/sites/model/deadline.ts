import { addDays } from '@/shared/lib/calendar-dates';
import { pluralize } from '@/shared/lib/pluralize';
import type { TournamentSite } from '../api/sitesDto';
import { siteDates } from './siteDates';

/** Selections must be made 72 hours before the event, which is three days of the calendar (ATT-3). */
export const DEADLINE_DAYS = 3;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON = 2 * DAY;

/** In days. */
const WEEK = 7;

/**
 * When a selection for the site must have been made: three days before its first day begins where the user is, since
 * the data knows the day and not the hour. Undefined where the event is not dated yet.
 */
export function deadlineOf(site: Pick<TournamentSite, 'GameDate' | 'EndDate'>): Date | undefined {
  const dates = siteDates(site);
  if (dates === undefined) return undefined;
  const { year, month, day } = addDays(dates.start, -DEADLINE_DAYS);
  return new Date(year, month - 1, day);
}

export interface TimeLeft {
  /** `soon` in the last two days. */
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
  // A week ahead, hours say nothing any more.
  const hours = days < WEEK ? Math.floor((left % DAY) / HOUR) : 0;
  const parts = [...(days > 0 ? [pluralize(days, 'day')] : []), ...(hours > 0 ? [pluralize(hours, 'hour')] : [])];
  return { state, text: `${parts.join(' ')} left` };
}
