import dayjs from 'dayjs';
import { pluralize } from '@/shared/lib/pluralize';
import {
  addDays,
  compareCalendarDates,
  dayOf,
  daysBetween,
  parseCalendarDate,
  today,
  type CalendarDate,
} from './calendarDate';

export const formatCalendarDate = (date: CalendarDate): string => dayOf(date).format('M/D/YYYY');

export const toIsoDate = (date: CalendarDate): string => dayOf(date).format('YYYY-MM-DD');

export const weekdayOf = (date: CalendarDate): string => dayOf(date).format('ddd');

export function showDate(value: string | null | undefined): string {
  const date = parseCalendarDate(value);
  return date === undefined ? (value ?? '').trim() : formatCalendarDate(date);
}

export function showDateWithWeekday(value: string | null | undefined): string {
  const date = parseCalendarDate(value);
  return date === undefined ? showDate(value) : `${weekdayOf(date)} ${formatCalendarDate(date)}`;
}

const JULY = 7;
const WEEK = 7;
const MONTH = 30;
const FEW_DAYS = 21;
const FEW_WEEKS = 63;

const schoolYear = ({ year, month }: CalendarDate): number => (month < JULY ? year - 1 : year);

/** "Sat, Nov 28"; includes the year if the school year differs (GEN-9). */
export function showDay(date: CalendarDate, now: CalendarDate = today()): string {
  return dayOf(date).format(schoolYear(date) === schoolYear(now) ? 'ddd, MMM D' : 'ddd, MMM D, YYYY');
}

export function showDays(start: CalendarDate, end: CalendarDate, now: CalendarDate = today()): string {
  return compareCalendarDates(start, end) === 0 ? showDay(start, now) : `${showDay(start, now)} – ${showDay(end, now)}`;
}

/** "Friday, November 27, 2026" */
export const showFullDay = (date: CalendarDate): string => dayOf(date).format('dddd, MMMM D, YYYY');

/** "Nov 18" */
export const showShortDay = (date: CalendarDate): string => dayOf(date).format('MMM D');

/** "November 2026" */
export const showMonth = (date: CalendarDate): string => dayOf(date).format('MMMM YYYY');

/** "Nov 22 – 28", "Feb 28 – Mar 6" */
export function showWeek(start: CalendarDate): string {
  const end = addDays(start, WEEK - 1);
  return `${dayOf(start).format('MMM D')} – ${dayOf(end).format(start.month === end.month ? 'D' : 'MMM D')}`;
}

/** For the column of one week, whose first day is `week`: includes the month only for days that are in another month than `week`. */
export function showDaysOfWeek(start: CalendarDate, end: CalendarDate, week: CalendarDate): string {
  const [first, last] = [start, end].map((date) =>
    dayOf(date).format(date.month === week.month ? 'ddd D' : 'ddd, MMM D'),
  );
  return first === last ? String(first) : `${first} – ${last}`;
}

const nearDays: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

const inOrAgo = (count: number, unit: string): string =>
  count > 0 ? `in ${pluralize(count, unit)}` : `${pluralize(-count, unit)} ago`;

export function daysAway(date: CalendarDate, now: CalendarDate = today()): string {
  const days = daysBetween(now, date);
  if (Math.abs(days) < FEW_DAYS) return nearDays[days] ?? inOrAgo(days, 'day');
  return Math.abs(days) < FEW_WEEKS
    ? inOrAgo(Math.trunc(days / WEEK), 'week')
    : inOrAgo(Math.trunc(days / MONTH), 'month');
}

/** The last day on which a deadline can be met: the day before it if it is at midnight, otherwise its own day. */
export function lastDayBefore(deadline: Date): CalendarDate {
  const day = today(deadline);
  return isMidnight(deadline) ? addDays(day, -1) : day;
}

const isMidnight = (time: Date): boolean => dayjs(time).isSame(dayjs(time).startOf('day'));

/** "Fri, Mar 6" for a deadline at the end of that day, else "Fri, Mar 6, 5:30 PM". */
export function showDeadline(deadline: Date, now: CalendarDate = today()): string {
  const day = showDay(lastDayBefore(deadline), now);
  return isMidnight(deadline) ? day : `${day}, ${showTime(deadline)}`;
}

/** "6:42 PM" */
export const showTime = (time: Date): string => dayjs(time).format('h:mm A');
