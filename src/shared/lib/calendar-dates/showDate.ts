import dayjs from 'dayjs';
import {
  addDays,
  compareCalendarDates,
  dayOf,
  daysBetween,
  parseCalendarDate,
  today,
  type CalendarDate,
} from './calendarDate';

/** The short date of the United States: 11/8/2025. */
export const formatCalendarDate = (date: CalendarDate): string => dayOf(date).format('M/D/YYYY');

/** 2025-11-08, as `<time dateTime>` and sorting want it. */
export const toIsoDate = (date: CalendarDate): string => dayOf(date).format('YYYY-MM-DD');

/** The day of the week: Sat. */
export const weekdayOf = (date: CalendarDate): string => dayOf(date).format('ddd');

/** A date from data as the page shows it: short where it can be read, else as it stands. */
export function showDate(value: string | null | undefined): string {
  const date = parseCalendarDate(value);
  return date === undefined ? (value ?? '').trim() : formatCalendarDate(date);
}

/** The same with its weekday, as the agreement flow shows it: Sat 11/8/2025. */
export function showDateWithWeekday(value: string | null | undefined): string {
  const date = parseCalendarDate(value);
  return date === undefined ? showDate(value) : `${weekdayOf(date)} ${formatCalendarDate(date)}`;
}

const JULY = 7;
const WEEK = 7;
const MONTH = 30;
const FEW_DAYS = 21;
const FEW_WEEKS = 63;

/** The year in which a school year began: it turns in July. */
const schoolYear = ({ year, month }: CalendarDate): number => (month < JULY ? year - 1 : year);

/** A day as people say it: "Sat, Nov 28", with its year where the school year is another one (GEN-9). */
export function showDay(date: CalendarDate, now: CalendarDate = today()): string {
  return dayOf(date).format(schoolYear(date) === schoolYear(now) ? 'ddd, MMM D' : 'ddd, MMM D, YYYY');
}

/** "Wed, Mar 10 – Sat, Mar 13"; a single day by itself. */
export function showDays(start: CalendarDate, end: CalendarDate, now: CalendarDate = today()): string {
  return compareCalendarDates(start, end) === 0 ? showDay(start, now) : `${showDay(start, now)} – ${showDay(end, now)}`;
}

/** A week by its first and last day, for a narrow column: "Nov 22 – 28", "Feb 28 – Mar 6". */
export function showWeek(start: CalendarDate): string {
  const end = addDays(start, WEEK - 1);
  return `${dayOf(start).format('MMM D')} – ${dayOf(end).format(start.month === end.month ? 'D' : 'MMM D')}`;
}

/** Days below the name of their week: "Wed 10 – Sat 13". */
export function showDaysOfWeek(start: CalendarDate, end: CalendarDate): string {
  const [first, last] = [start, end].map((date) => dayOf(date).format('ddd D'));
  return first === last ? (first ?? '') : `${first ?? ''} – ${last ?? ''}`;
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How far a day is away: "today", "tomorrow", "in 3 days", "in 5 weeks", "2 days ago". */
export function daysAway(date: CalendarDate, now: CalendarDate = today()): string {
  const days = daysBetween(now, date);
  if (Math.abs(days) < FEW_DAYS) return relative.format(days, 'day');
  return Math.abs(days) < FEW_WEEKS
    ? relative.format(Math.trunc(days / WEEK), 'week')
    : relative.format(Math.trunc(days / MONTH), 'month');
}

/** The last day before a deadline that falls on midnight, else the day of the deadline. */
export function lastDayBefore(deadline: Date): CalendarDate {
  const day = today(deadline);
  return isMidnight(deadline) ? addDays(day, -1) : day;
}

const isMidnight = (time: Date): boolean => dayjs(time).isSame(dayjs(time).startOf('day'));

/** "end of Fri, Mar 6" where the deadline is that midnight, else "Fri, Mar 6, 5:30 PM". */
export function showDeadline(deadline: Date, now: CalendarDate = today()): string {
  const day = showDay(lastDayBefore(deadline), now);
  return isMidnight(deadline) ? `end of ${day}` : `${day}, ${dayjs(deadline).format('h:mm A')}`;
}
