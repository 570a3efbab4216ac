import type { ReviewedAgreement } from '@/features/agreements';
import { compareCalendarDates, today } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate } from '@/shared/lib/calendar-dates/showDate';
import { downloadText } from '@/shared/lib/text-files';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { ShortDate } from '@/shared/ui/ShortDate';
import { Timeline } from '@/shared/ui/Timeline';
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
