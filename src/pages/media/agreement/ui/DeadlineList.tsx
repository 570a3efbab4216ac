import type { ReviewedAgreement } from '@/features/agreements';
import { compareCalendarDates, formatCalendarDate, today, toIsoDate } from '@/shared/lib/calendar-dates';
import { downloadText } from '@/shared/lib/csv';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { agreementCalendar, deadlinesOf } from '../model/agreementCalendar';
import css from './DeadlineList.module.css';

interface DeadlineListProps {
  reviewed: ReviewedAgreement;
  /** Offers the days and deadlines as a file for a calendar. */
  downloadable?: boolean;
}

/** What is due when (decisions P3). */
export function DeadlineList({ reviewed, downloadable = false }: DeadlineListProps) {
  const now = today();
  return (
    <section className={css.deadlines}>
      <h3>Deadlines</h3>
      <ol className={css.list}>
        {deadlinesOf(reviewed).map(({ id, date, title, detail }) => (
          <li key={id} className={css.deadline}>
            <time dateTime={toIsoDate(date)} className={css.date}>
              {formatCalendarDate(date)}
            </time>
            <span>
              <strong>{title}</strong>
              {compareCalendarDates(date, now) < 0 ? <span className={css.past}>This day has passed</span> : null}
              <span className={css.detail}>{detail}</span>
            </span>
          </li>
        ))}
      </ol>
      {downloadable ? (
        <p className={css.button}>
          <Button
            onClick={() => {
              downloadText('broadcast-agreement.ics', agreementCalendar(reviewed, new Date()), 'text/calendar');
            }}
          >
            <Icon name="download" />
            Add to calendar
          </Button>
        </p>
      ) : null}
    </section>
  );
}
