import type { CalendarDate } from './CalendarDate';
import { parseCalendarDate } from './parseCalendarDate';

const two = (value: number): string => String(value).padStart(2, '0');

/** The short date of the United States: 11/8/2025. */
export function formatCalendarDate({ year, month, day }: CalendarDate): string {
  return `${String(month)}/${String(day)}/${String(year)}`;
}

/** 2025-11-08, as `<time dateTime>` and sorting want it. */
export function toIsoDate({ year, month, day }: CalendarDate): string {
  return `${String(year)}-${two(month)}-${two(day)}`;
}

/** A date from data as the page shows it: short where it can be read, else as it stands. */
export function showDate(value: string | null | undefined): string {
  const date = parseCalendarDate(value);
  return date === undefined ? (value ?? '').trim() : formatCalendarDate(date);
}
