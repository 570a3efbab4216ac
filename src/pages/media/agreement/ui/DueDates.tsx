import { deadlines, type BroadcastType } from '@/features/agreements';
import { compareCalendarDates, formatCalendarDate, today } from '@/shared/lib/calendar-dates';
import { ShortDate } from '@/shared/ui/short-date';
import css from './AgreementRail.module.css';

interface DueDatesProps {
  type: BroadcastType;
  /** Short dates. */
  dates: readonly string[];
  /** Dollars to be paid in all. */
  total: number;
}

/** What is due when, as far as the chosen dates tell (AGR-22). */
export function DueDates({ type, dates, total }: DueDatesProps) {
  const now = today();
  const due = deadlines({ type, dates, total });
  return (
    <section className={css.card}>
      <h3>Deadlines</h3>
      {due.length === 0 ? (
        <p className={css.note}>Choose the dates to broadcast to see your deadlines.</p>
      ) : (
        <ol className={css.due}>
          {due.map(({ id, date, title }) => (
            <li key={id}>
              <span className={css.day}>
                <ShortDate value={formatCalendarDate(date)} />
              </span>
              <span>
                {title}
                {compareCalendarDates(date, now) < 0 ? <span className={css.past}>This day has passed</span> : null}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
