import {
  addDays,
  compareCalendarDates,
  parseCalendarDate,
  datesInclusive,
  type CalendarDate,
} from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate } from '@/shared/lib/calendar-dates/showDate';
import type { BroadcastType } from '../api/agreementsDto';

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

export interface Deadline {
  id: 'contact' | 'publicity' | 'payment';
  date: CalendarDate;
  title: string;
  detail: string;
}

interface Planned {
  type: BroadcastType;
  dates: readonly string[];
}

/** An agreement's deadlines (AGR-14, AGR-22). Events have dates without times, so 24 hours before is the day before. */
export function deadlines({ type, dates, total }: Planned & { total: number }): Deadline[] {
  const sorted = sortDates(dates);
  const first = parseCalendarDate(sorted[0]);
  const last = parseCalendarDate(sorted.at(-1));
  if (first === undefined || last === undefined) return [];
  const all: (Deadline | false)[] = [
    type === 'Television' && {
      id: 'publicity',
      date: addDays(first, -3),
      title: 'Advance publicity begins',
      detail: 'Announce the telecast on the air for at least three days before the event.',
    },
    {
      id: 'contact',
      date: addDays(first, -1),
      title: 'Contact the host site manager',
      detail: 'No later than 24 hours before the event begins.',
    },
    total > 0 && {
      id: 'payment',
      date: addDays(last, 30),
      title: 'Payment is due',
      detail: 'Within 30 days of the event.',
    },
  ];
  return all.filter((deadline) => deadline !== false);
}

export interface Overdue {
  /** Contains the date, so that another date needs a new confirmation. */
  id: string;
  what: 'date' | 'publicity' | 'contact';
  date: string;
}

const overdue = (what: Overdue['what'], date: string): Overdue => ({ id: `${what} ${date}`, what, date });

export function isOver(date: string, now: CalendarDate): boolean {
  const day = parseCalendarDate(date);
  return day !== undefined && compareCalendarDates(day, now) < 0;
}

/** What the user must confirm before the review (AGR-14): past dates or, if there are none, missed deadlines. */
export function overdueOf({ type, dates }: Planned, now: CalendarDate): Overdue[] {
  const over = sortDates(dates).filter((date) => isOver(date, now));
  if (over.length > 0) return over.map((date) => overdue('date', date));
  return deadlines({ type, dates, total: 0 }).flatMap(({ id, date }) =>
    id !== 'payment' && compareCalendarDates(date, now) < 0 ? [overdue(id, formatCalendarDate(date))] : [],
  );
}
