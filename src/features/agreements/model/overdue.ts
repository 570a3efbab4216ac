import {
  compareCalendarDates,
  formatCalendarDate,
  parseCalendarDate,
  type CalendarDate,
} from '@/shared/lib/calendar-dates';
import type { BroadcastType } from '../api/agreementsDto';
import { sortDates } from './broadcastDates';
import { deadlines } from './deadlines';

/** A day that has passed before the agreement is requested. */
export interface Overdue {
  /** Names the fact: another date has to be confirmed anew. */
  id: string;
  what: 'date' | 'publicity' | 'contact';
  /** A short date. */
  date: string;
}

const overdue = (what: Overdue['what'], date: string): Overdue => ({ id: `${what} ${date}`, what, date });

/** Whether a short date is before that day. */
export function isOver(date: string, now: CalendarDate): boolean {
  const day = parseCalendarDate(date);
  return day !== undefined && compareCalendarDates(day, now) < 0;
}

/**
 * What a user has to confirm before the review: chosen dates that are over; where none is, what should have been done
 * before the first of them (AGR-14: three days of publicity, the host 24 hours before).
 */
export function overdueOf(
  { type, dates }: { type: BroadcastType; dates: readonly string[] },
  now: CalendarDate,
): Overdue[] {
  const over = sortDates(dates).filter((date) => isOver(date, now));
  if (over.length > 0) return over.map((date) => overdue('date', date));
  return deadlines({ type, dates, total: 0 }).flatMap(({ id, date }) =>
    id !== 'payment' && compareCalendarDates(date, now) < 0 ? [overdue(id, formatCalendarDate(date))] : [],
  );
}
