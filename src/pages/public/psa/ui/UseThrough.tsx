import { showDate } from '@/shared/lib/calendar-dates';
import css from './UseThrough.module.css';

/** The last day of a script; the mark stands on the same line, so that nothing moves when it appears. */
export function UseThrough({ date, today }: { date: string; today: string | null }) {
  // Calendar dates as YYYY-MM-DD compare as texts. The last day itself is still good.
  const outOfDate = today !== null && today > date;
  return (
    <p className={css.through}>
      <span>
        For use through <time dateTime={date}>{showDate(date)}</time>
      </span>
      {outOfDate ? <strong className={css.mark}>Out of date</strong> : null}
    </p>
  );
}
