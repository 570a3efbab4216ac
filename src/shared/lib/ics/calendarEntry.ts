import type { CalendarDate } from '@/shared/lib/calendar-dates';

/** An entry of one or several whole days. */
export interface CalendarEntry {
  /** The same for the same thing in every file, so that a calendar takes a later file for an update. */
  id: string;
  title: string;
  start: CalendarDate;
  /** The last day, included; left out for an entry of one day. */
  end?: CalendarDate;
  location?: string;
  description?: string;
}
