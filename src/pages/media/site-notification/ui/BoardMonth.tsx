import { Link, useSearchParams } from 'react-router-dom';
import {
  addMonths,
  compareCalendarDates,
  showMonth,
  today,
  toIsoDate,
  toIsoMonth,
  type CalendarDate,
} from '@/shared/lib/calendar-dates';
import { buttonClass } from '@/shared/ui/button';
import { MonthCalendar } from '@/shared/ui/month-calendar';
import { boardAddress } from '../model/boardView';
import { visitsByDay, type Visit } from '../model/boardVisits';
import css from './BoardViews.module.css';
import { VisitLink } from './VisitLink';

interface BoardMonthProps {
  visits: readonly Visit[];
  /** Its first day; undefined means the month of the next event. */
  month: CalendarDate | undefined;
}

function VisitOfDay({ visit }: { visit: Visit }) {
  return (
    <VisitLink visit={visit}>
      <span className={css.when}>{visit.row.people.map(({ name }) => name).join(', ')}</span>
    </VisitLink>
  );
}

export function BoardMonth({ visits, month: wanted }: BoardMonthProps) {
  const [search] = useSearchParams();
  const now = today();
  const next = visits.find(({ end }) => compareCalendarDates(end, now) >= 0);
  const month = wanted ?? addMonths(next?.start ?? now, 0);
  const following = addMonths(month, 1);
  const days = visitsByDay(visits);
  const isEmpty = !visits.some(
    ({ start, end }) => compareCalendarDates(start, following) < 0 && compareCalendarDates(end, month) >= 0,
  );
  const nextAfter = visits.find(({ start }) => compareCalendarDates(start, following) >= 0);
  const monthLink = (to: CalendarDate, label: string, className = buttonClass({ size: 'small' })) => (
    <Link className={className} to={boardAddress(search, { month: toIsoMonth(to) })} replace preventScrollReset>
      {label}
    </Link>
  );
  return (
    <>
      <MonthCalendar
        label={`Who is where in ${showMonth(month)}`}
        month={month}
        today={now}
        header={
          <div className={css.monthHead}>
            {monthLink(addMonths(month, -1), `← ${showMonth(addMonths(month, -1))}`)}
            <h2 aria-live="polite">{showMonth(month)}</h2>
            {monthLink(following, `${showMonth(following)} →`)}
          </div>
        }
        itemsOf={(day) =>
          (days.get(toIsoDate(day)) ?? []).map((visit) => ({
            key: String(visit.row.site.ID),
            content: <VisitOfDay visit={visit} />,
          }))
        }
      />
      {isEmpty ? (
        <p className={css.emptyMonth}>
          Nothing is planned for <span>{showMonth(month)}</span>.
          {nextAfter === undefined ? null : (
            <>
              <span>{' The next event is in '}</span>
              {monthLink(addMonths(nextAfter.start, 0), showMonth(nextAfter.start), css.otherMonth)}
              <span>.</span>
            </>
          )}
        </p>
      ) : null}
    </>
  );
}
