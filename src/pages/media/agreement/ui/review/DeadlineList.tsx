import { deadlines, feeOf, type Deadline, type ReviewedAgreement } from '@/features/agreements';
import { compareCalendarDates, today, parseCalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate, toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { toIcs, type CalendarEntry } from '@/shared/lib/ics';
import { downloadText } from '@/shared/lib/download-text';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { ShortDate } from '@/shared/ui/ShortDate';
import { Timeline } from '@/shared/ui/Timeline';
import css from './DeadlineList.module.css';

/** A calendar file with the broadcast days and their deadlines (AGR-23). */
function agreementCalendar({ submission, eventSite }: ReviewedAgreement, due: readonly Deadline[]): string {
  const { type, activityDescription, levelDescription, classDescription, schoolDescription } = submission;
  const event = `${activityDescription}, ${levelDescription}, ${classDescription}`;
  const { activity, level, site, schools } = submission;
  const key = [type, activity, level, submission.class, site, ...schools].join('-');
  const idOf = (what: string): string => `agreement-${key}-${what}`.replace(/[^\w-]/g, '');

  const days = submission.dates.flatMap((text): CalendarEntry[] => {
    const start = parseCalendarDate(text);
    if (start === undefined) return [];
    const description = `${type} broadcast. ${schoolDescription.join(', ')}`;
    return [{ id: idOf(toIsoDate(start)), title: `Broadcast: ${event}`, start, location: eventSite, description }];
  });
  const deadlineEntries = due.map(({ id, date, title, detail }): CalendarEntry => ({
    id: idOf(id),
    title: `${title}: ${event}`,
    start: date,
    description: detail,
  }));
  return toIcs({ name: 'Broadcast agreement', entries: [...deadlineEntries, ...days], now: new Date() });
}

interface DeadlineListProps {
  reviewed: ReviewedAgreement;
  downloadable?: boolean;
}

/** Lists the agreement's deadlines and marks those that have passed (AGR-22). */
export function DeadlineList({ reviewed, downloadable = false }: DeadlineListProps) {
  const { type, dates } = reviewed.submission;
  const due = deadlines({ type, dates, total: feeOf(reviewed)?.total ?? 0 });
  const now = today();
  return (
    <section className={`card stack ${css.deadlines}`}>
      <h3>Deadlines</h3>
      <Timeline
        items={due.map(({ id, date, title, detail }) => {
          const isPast = compareCalendarDates(date, now) < 0;
          return {
            key: id,
            tone: isPast ? 'quiet' : 'accent',
            content: (
              <>
                <span className={css.date}>
                  <ShortDate value={formatCalendarDate(date)} />
                </span>
                {isPast ? <span className="chip">This day has passed</span> : null}
                <strong className={css.title}>{title}</strong>
                <span className="detail">{detail}</span>
              </>
            ),
          };
        })}
      />
      {downloadable ? (
        <p className="screen-only">
          <Button
            onClick={() => downloadText('broadcast-agreement.ics', agreementCalendar(reviewed, due), 'text/calendar')}
          >
            <Icon name="download" />
            Add to calendar
          </Button>
        </p>
      ) : null}
    </section>
  );
}
