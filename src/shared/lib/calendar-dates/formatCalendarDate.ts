import type { CalendarDate } from './CalendarDate';
import { parseCalendarDate } from './parseCalendarDate';
import { dayOf } from './utcDay';

/** The short date of the United States: 11/8/2025. */
export const formatCalendarDate = (date: CalendarDate): string => dayOf(date).format('M/D/YYYY');

/** 2025-11-08, as `<time dateTime>` and sorting want it. */
export const toIsoDate = (date: CalendarDate): string => dayOf(date).format('YYYY-MM-DD');

/** The day of the week: Sat. */
export const weekdayOf = (date: CalendarDate): string => dayOf(date).format('ddd');

/** A date from data as the page shows it: short where it can be read, else as it stands. */
export function showDate(value: string | null | undefined): string {
  const date = parseCalendarDate(value);
  return date === undefined ? (value ?? '').trim() : formatCalendarDate(date);
}

/** The same with its weekday, as the agreement flow shows it: Sat 11/8/2025. */
export function showDateWithWeekday(value: string | null | undefined): string {
  const date = parseCalendarDate(value);
  return date === undefined ? showDate(value) : `${weekdayOf(date)} ${formatCalendarDate(date)}`;
}
