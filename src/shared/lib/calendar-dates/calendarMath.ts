import type { CalendarDate } from './CalendarDate';

const DAY_MS = 86_400_000;
const LONGEST_RANGE = 366;

const toUtc = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

function fromUtc(time: number): CalendarDate {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day that it is now where the user is. */
export function today(now: Date = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(toUtc(date) + days * DAY_MS);
}

/** Days from `a` to `b`: negative when `b` is earlier. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return (toUtc(b) - toUtc(a)) / DAY_MS;
}

/** For sorting: negative when `a` is earlier. */
export function compareCalendarDates(a: CalendarDate, b: CalendarDate): number {
  return toUtc(a) - toUtc(b);
}

/** Every day from start to end, both included; the start alone where the end is missing, earlier or a year away. */
export function datesInclusive(start: CalendarDate, end: CalendarDate | undefined): CalendarDate[] {
  const days = end === undefined ? 0 : daysBetween(start, end);
  const length = days >= 0 && days < LONGEST_RANGE ? days + 1 : 1;
  return Array.from({ length }, (_, index) => addDays(start, index));
}
