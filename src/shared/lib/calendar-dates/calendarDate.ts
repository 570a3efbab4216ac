import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

/** A day without a time or time zone; `month` starts at 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

dayjs.extend(utc);

/** Converts to UTC, where every day has 24 hours, so that days can be counted in any time zone. */
export const dayOf = ({ year, month, day }: CalendarDate): Dayjs => dayjs.utc(Date.UTC(year, month - 1, day));

const calendarDateOf = (day: Dayjs): CalendarDate => ({
  year: day.year(),
  month: day.month() + 1,
  day: day.date(),
});

/** Returns undefined for a day that does not exist, which dayjs would roll over, such as 2/30 to 3/2. */
function readIsoDay(text: string): Dayjs | undefined {
  const day = dayjs.utc(text);
  return day.format('YYYY-MM-DD') === text ? day : undefined;
}

const LONGEST_RANGE = 366;

export function today(now: Date = new Date()): CalendarDate {
  return calendarDateOf(dayjs(now));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDateOf(dayOf(date).add(days, 'day'));
}

export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return dayOf(b).diff(dayOf(a), 'day');
}

/** The Sunday of a day's week. */
export const startOfWeek = (date: CalendarDate): CalendarDate => calendarDateOf(dayOf(date).startOf('week'));

export function compareCalendarDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Lists the days from start to end; only the start if the end is missing, before the start, or over a year later. */
export function datesInclusive(start: CalendarDate, end: CalendarDate | undefined): CalendarDate[] {
  const days = end === undefined ? 0 : daysBetween(start, end);
  const length = days >= 0 && days < LONGEST_RANGE ? days + 1 : 1;
  return Array.from({ length }, (_, index) => addDays(start, index));
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i;

const FIRST_YEAR = 1000;

function isoOf(text: string): string | undefined {
  const [, iso] = ISO.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const [, month = '', day = '', year] = US.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Parses ISO and US dates, with or without a time. The day counts as written, whatever the time zone (GEN-8). */
export function parseCalendarDate(value: unknown): CalendarDate | undefined {
  if (typeof value !== 'string') return undefined;
  const iso = isoOf(value.trim());
  const day = iso === undefined ? undefined : readIsoDay(iso);
  return day === undefined || day.year() < FIRST_YEAR ? undefined : calendarDateOf(day);
}
