export { fromAntdDay, toAntdDay } from './antdDay';
export type { CalendarDate } from './CalendarDate';
export { addDays, compareCalendarDates, datesInclusive, daysBetween, today } from './calendarMath';
export { formatCalendarDate, showDate, showDateWithWeekday, toIsoDate, weekdayOf } from './formatCalendarDate';
export { addMonths, parseIsoMonth, showMonth, startOfWeek, toIsoMonth, weeksOfMonth } from './months';
export { parseCalendarDate } from './parseCalendarDate';
export { daysAway, lastDayBefore, showDay, showDays, showDaysOfWeek, showDeadline, showWeek } from './showDay';
