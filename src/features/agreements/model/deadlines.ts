import { addDays, parseCalendarDate, type CalendarDate } from '@/shared/lib/calendar-dates';
import type { BroadcastType } from '../api/agreementsDto';
import { sortDates } from './broadcastDates';

export interface Deadline {
  id: 'contact' | 'publicity' | 'payment';
  date: CalendarDate;
  title: string;
  detail: string;
}

interface DeadlinesOf {
  type: BroadcastType;
  /** Short dates. */
  dates: readonly string[];
  /** Dollars to be paid in all. */
  total: number;
}

/** What is due when (AGR-14, AGR-22). The look-ups know days and no hours: 24 hours before is the day before. */
export function deadlines({ type, dates, total }: DeadlinesOf): Deadline[] {
  const sorted = sortDates(dates);
  const first = parseCalendarDate(sorted[0]);
  const last = parseCalendarDate(sorted.at(-1));
  if (first === undefined || last === undefined) return [];
  return [
    ...(type === 'Television'
      ? [
          {
            id: 'publicity' as const,
            date: addDays(first, -3),
            title: 'Advance publicity begins',
            detail: 'Announce the telecast on the air for at least three days before the event.',
          },
        ]
      : []),
    {
      id: 'contact',
      date: addDays(first, -1),
      title: 'Contact the host site manager',
      detail: 'No later than 24 hours before the event begins.',
    },
    ...(total > 0
      ? [
          {
            id: 'payment' as const,
            date: addDays(last, 30),
            title: 'Payment is due',
            detail: 'Within 30 days of the event.',
          },
        ]
      : []),
  ];
}
