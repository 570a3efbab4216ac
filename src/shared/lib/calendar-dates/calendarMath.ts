import dayjs from 'dayjs';
import type { CalendarDate } from './CalendarDate';
import { calendarDateOf, dayOf } from './utcDay';

const LONGEST_RANGE = 366;

/** The day that it is now where the user is. */
export function today(now: Date = new Date()): CalendarDate {
  return calendarDateOf(dayjs(now));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDateOf(dayOf(date).add(days, 'day'));
}

/** Days from `a` to `b`: negative when `b` is earlier. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return dayOf(b).diff(dayOf(a), 'day');
}

/** For sorting: negative when `a` is earlier. */
export function compareCalendarDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Every day from start to end, both included; the start alone where the end is missing, earlier or a year away. */
export function datesInclusive(start: CalendarDate, end: CalendarDate | undefined): CalendarDate[] {
  const days = end === undefined ? 0 : daysBetween(start, end);
  const length = days >= 0 && days < LONGEST_RANGE ? days + 1 : 1;
  return Array.from({ length }, (_, index) => addDays(start, index));
}
