import type { ReactNode } from 'react';
import type { CalendarDate } from '@/shared/lib/calendar-dates';

export interface MonthCalendarProps {
  /** What the month shows: the table's name. */
  label: string;
  /** Any day of the month. */
  month: CalendarDate;
  today: CalendarDate;
  /** Above the month: its name, and the ways to the months beside it. */
  header: ReactNode;
  /** What is on a day, as the items of a list; none for an empty day. */
  itemsOf: (day: CalendarDate) => readonly { key: string; content: ReactNode }[];
}
