import { datesInclusive, formatCalendarDate, parseCalendarDate } from '@/shared/lib/calendar-dates';

/**
 * The days of an event that can be broadcast, as short dates (3/11/2026): every day from start to end, both included;
 * the start alone where there is no end (AGR-6). None where the start is missing or no date.
 */
export function broadcastDates(start: string | null | undefined, end?: string | null): string[] {
  const first = parseCalendarDate(start);
  return first === undefined ? [] : datesInclusive(first, parseCalendarDate(end)).map(formatCalendarDate);
}

/** Short dates in the order of the calendar; what is no date is left out. */
export function sortDates(dates: readonly string[]): string[] {
  const order = (date: string): string => {
    const { year = 0, month = 0, day = 0 } = parseCalendarDate(date) ?? {};
    return [year, month, day].map((part) => String(part).padStart(4, '0')).join('-');
  };
  return dates.filter((date) => parseCalendarDate(date)).sort((a, b) => order(a).localeCompare(order(b)));
}
