import type { ReviewedAgreement } from '@/features/agreements';
import { compareCalendarDates, formatCalendarDate, today } from '@/shared/lib/calendar-dates';
import { downloadText } from '@/shared/lib/csv';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { ShortDate } from '@/shared/ui/short-date';
import { Timeline } from '@/shared/ui/timeline';
import { agreementCalendar, deadlinesOf } from '../../model/agreementCalendar';
import css from './DeadlineList.module.css';

interface DeadlineListProps {
  reviewed: ReviewedAgreement;
  downloadable?: boolean;
}

/** Deadlines of the agreement (AGR-22). */
export function DeadlineList({ reviewed, downloadable = false }: DeadlineListProps) {
  const now = today();
  return (
    <section className={css.deadlines}>
      <h3>Deadlines</h3>
      <Timeline
        items={deadlinesOf(reviewed).map(({ id, date, title, detail }) => {
          const isPast = compareCalendarDates(date, now) < 0;
          return {
            key: id,
            tone: isPast ? 'quiet' : 'accent',
            content: (
              <>
                <span className={css.date}>
                  <ShortDate value={formatCalendarDate(date)} />
                </span>
                {isPast ? <span className={css.past}>This day has passed</span> : null}
                <strong className={css.title}>{title}</strong>
                <span className={css.detail}>{detail}</span>
              </>
            ),
          };
        })}
      />
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
