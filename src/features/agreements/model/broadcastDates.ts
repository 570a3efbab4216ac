import { datesInclusive, formatCalendarDate, parseCalendarDate } from '@/shared/lib/calendar-dates';

/** Every day of the event as a short date (3/11/2026), both ends included (AGR-6). */
export function broadcastDates(start: string | null | undefined, end?: string | null): string[] {
  const first = parseCalendarDate(start);
  return first === undefined ? [] : datesInclusive(first, parseCalendarDate(end)).map(formatCalendarDate);
}

export function sortDates(dates: readonly string[]): string[] {
  const order = (date: string): string => {
    const { year = 0, month = 0, day = 0 } = parseCalendarDate(date) ?? {};
    return [year, month, day].map((part) => String(part).padStart(4, '0')).join('-');
  };
  return dates.filter((date) => parseCalendarDate(date)).sort((a, b) => order(a).localeCompare(order(b)));
}
