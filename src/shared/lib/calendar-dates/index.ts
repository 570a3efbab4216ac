export {
  addDays,
  compareCalendarDates,
  datesInclusive,
  daysBetween,
  parseCalendarDate,
  startOfWeek,
  today,
} from './calendarDate';
export type { CalendarDate } from './calendarDate';
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
  showTime,
  showWeek,
  toIsoDate,
  weekdayOf,
} from './showDate';
