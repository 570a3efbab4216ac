import { compareCalendarDates, datesInclusive, parseCalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate } from '@/shared/lib/calendar-dates/showDate';

/** Every day of the event as a short date (3/11/2026), both ends included (AGR-6). */
export function broadcastDates(start: string | null | undefined, end?: string | null): string[] {
  const first = parseCalendarDate(start);
  return first === undefined ? [] : datesInclusive(first, parseCalendarDate(end)).map(formatCalendarDate);
}

export function sortDates(dates: readonly string[]): string[] {
  const dated = dates.flatMap((text) => {
    const date = parseCalendarDate(text);
    return date === undefined ? [] : [{ text, date }];
  });
  return dated.sort((a, b) => compareCalendarDates(a.date, b.date)).map(({ text }) => text);
}
