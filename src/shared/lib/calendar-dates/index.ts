export {
  addDays,
  compareCalendarDates,
  datesInclusive,
  daysBetween,
  fromAntdDay,
  parseCalendarDate,
  toAntdDay,
  today,
} from './calendarDate';
export type { CalendarDate } from './calendarDate';
export { addMonths, parseIsoMonth, showMonth, startOfWeek, toIsoMonth, weeksOfMonth } from './months';
export {
  daysAway,
  formatCalendarDate,
  lastDayBefore,
  showDate,
  showDateWithWeekday,
  showDay,
  showDays,
  showDaysOfWeek,
  showDeadline,
  showShortDay,
  showWeek,
  toIsoDate,
  weekdayOf,
} from './showDate';
