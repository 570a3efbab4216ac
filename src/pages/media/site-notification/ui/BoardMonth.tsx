import { Link, useSearchParams } from 'react-router-dom';
import {
  addMonths,
  compareCalendarDates,
  showDay,
  showMonth,
  toIsoDate,
  toIsoMonth,
  today,
  weekdayOf,
  weeksOfMonth,
  type CalendarDate,
} from '@/shared/lib/calendar-dates';
import { buttonClass } from '@/shared/ui/button';
import { boardAddress } from '../model/boardView';
import { visitsByDay, type Visit } from '../model/boardVisits';
import css from './BoardPictures.module.css';
import { VisitLink } from './VisitLink';

interface BoardMonthProps {
  visits: readonly Visit[];
  /** The first day of the month; without one, that of the next event. */
  month: CalendarDate | undefined;
}

/** A month as a table of days, each with its events. */
export function BoardMonth({ visits, month: wanted }: BoardMonthProps) {
  const [search] = useSearchParams();
  const now = today();
  const next = visits.find(({ end }) => compareCalendarDates(end, now) >= 0);
  const month = wanted ?? addMonths(next?.start ?? now, 0);
  const days = visitsByDay(visits);
  const weeks = weeksOfMonth(month);
  const step = (months: number) => boardAddress(search, { month: toIsoMonth(addMonths(month, months)) });
  return (
    <div>
      <div className={css.monthHead}>
        <Link className={buttonClass({ size: 'small' })} to={step(-1)} replace preventScrollReset>
          ← {showMonth(addMonths(month, -1))}
        </Link>
        <h2 aria-live="polite">{showMonth(month)}</h2>
        <Link className={buttonClass({ size: 'small' })} to={step(1)} replace preventScrollReset>
          {showMonth(addMonths(month, 1))} →
        </Link>
      </div>
      <div className={css.frame}>
        <table className={css.month}>
          <caption className="visually-hidden">{`Who is where in ${showMonth(month)}`}</caption>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={weekdayOf(day)} scope="col">
                  {weekdayOf(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={toIsoDate(week[0] ?? month)}>
                {week.map((day) => {
                  const own = days.get(toIsoDate(day)) ?? [];
                  return (
                    <td
                      key={toIsoDate(day)}
                      data-outside={day.month === month.month ? undefined : ''}
                      data-today={compareCalendarDates(day, now) === 0 ? '' : undefined}
                      data-empty={own.length === 0 ? '' : undefined}
                    >
                      <time dateTime={toIsoDate(day)} className={css.day}>
                        <span aria-hidden="true">{day.day}</span>
                        <span className="visually-hidden">{showDay(day)}</span>
                      </time>
                      <ul>
                        {own.map((visit) => (
                          <li key={visit.row.site.ID}>
                            <VisitLink visit={visit}>
                              <span className={css.when}>{visit.row.people.map(({ name }) => name).join(', ')}</span>
                            </VisitLink>
                          </li>
                        ))}
                      </ul>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
