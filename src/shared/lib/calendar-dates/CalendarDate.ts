/** A day of the calendar, with no time and no zone. `month` counts from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
