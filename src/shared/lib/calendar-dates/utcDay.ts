import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { CalendarDate } from './CalendarDate';

dayjs.extend(utc);

/** In UTC no day is shorter than another, so that days can be counted in every zone. */
export const dayOf = ({ year, month, day }: CalendarDate): Dayjs => dayjs.utc(Date.UTC(year, month - 1, day));

export const calendarDateOf = (day: Dayjs): CalendarDate => ({
  year: day.year(),
  month: day.month() + 1,
  day: day.date(),
});

/** Undefined where the text is not written as YYYY-MM-DD or the calendar has no such day: dayjs reads 2/30 as 3/2. */
export function readIsoDay(text: string): Dayjs | undefined {
  const day = dayjs.utc(text);
  return day.format('YYYY-MM-DD') === text ? day : undefined;
}
