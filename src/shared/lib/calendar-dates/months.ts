import { addDays, calendarDateOf, dayOf, readIsoDay, type CalendarDate } from './calendarDate';

const WEEK = 7;

export const startOfWeek = (date: CalendarDate): CalendarDate => calendarDateOf(dayOf(date).startOf('week'));

export const toIsoMonth = (date: CalendarDate): string => dayOf(date).format('YYYY-MM');

/** Reads 2027-03; undefined for anything else. */
export function parseIsoMonth(text: string): CalendarDate | undefined {
  const day = readIsoDay(`${text}-01`);
  return day === undefined ? undefined : calendarDateOf(day);
}

export const addMonths = (date: CalendarDate, months: number): CalendarDate =>
  calendarDateOf(dayOf(date).startOf('month').add(months, 'month'));

export const showMonth = (date: CalendarDate): string => dayOf(date).format('MMMM YYYY');

export function weeksOfMonth(date: CalendarDate): CalendarDate[][] {
  const [first, next] = [startOfWeek(addMonths(date, 0)), addMonths(date, 1)];
  const weeks: CalendarDate[][] = [];
  for (let day = first; dayOf(day).isBefore(dayOf(next)); day = addDays(day, WEEK)) {
    weeks.push(Array.from({ length: WEEK }, (_, offset) => addDays(day, offset)));
  }
  return weeks;
}
