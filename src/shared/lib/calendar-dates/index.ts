export type { CalendarDate } from './CalendarDate';
export { addDays, compareCalendarDates, datesInclusive, daysBetween, today } from './calendarMath';
export { formatCalendarDate, showDate, toIsoDate } from './formatCalendarDate';
export { parseCalendarDate } from './parseCalendarDate';
