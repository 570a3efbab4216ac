import { parseCalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDate, toIsoDate, weekdayOf } from '@/shared/lib/calendar-dates/showDate';
import css from './ShortDate.module.css';

/** CSS adds the weekday, so that the text remains the short date (AGR-13). */
export function ShortDate({ value }: { value: string }) {
  const date = parseCalendarDate(value);
  if (date === undefined) return <span>{value}</span>;
  return (
    <time className={css.date} dateTime={toIsoDate(date)} data-weekday={weekdayOf(date)}>
      {showDate(value)}
    </time>
  );
}
