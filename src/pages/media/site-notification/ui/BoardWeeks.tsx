import type { CSSProperties } from 'react';
import type { Attendee } from '@/features/sites';
import { compareCalendarDates, startOfWeek, today, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDays, showDaysOfWeek, showWeek, toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { weeksOf, type Visit } from '../model/boardVisits';
import css from './BoardViews.module.css';
import { VisitLink } from './VisitLink';

interface VisitsProps {
  visits: readonly Visit[];
  personId: number;
  /** The first day of their week; undefined for events without a date. */
  week?: CalendarDate;
}

function Visits({ visits, personId, week }: VisitsProps) {
  return visits
    .filter(({ row }) => row.people.some(({ id }) => id === personId))
    .map((visit) => (
      <VisitLink key={visit.row.site.ID} visit={visit} personId={personId}>
        {visit.dates === undefined || week === undefined ? null : (
          <span className={css.when}>
            <span aria-hidden="true">{showDaysOfWeek(visit.dates.start, visit.dates.end, week)}</span>
            <span className="visually-hidden">{showDays(visit.dates.start, visit.dates.end)}</span>
          </span>
        )}
      </VisitLink>
    ));
}

/** The board by week. Everyone with a selection has a row, but past weeks have no column. */
export function BoardWeeks({ visits, people }: { visits: readonly Visit[]; people: readonly Attendee[] }) {
  const now = today();
  const undated = visits.filter(({ dates }) => dates === undefined);
  const ahead = visits.filter(({ dates }) => dates !== undefined && compareCalendarDates(dates.end, now) >= 0);
  const weeks = weeksOf(ahead).filter(({ start }) => compareCalendarDates(start, startOfWeek(now)) >= 0);
  const columns = weeks.length + (undated.length > 0 ? 1 : 0);
  const isAt = (id: number, some: readonly Visit[]): boolean =>
    some.some(({ row }) => row.people.some((person) => person.id === id));
  if (columns === 0) return <p className={css.none}>Nothing is planned for the coming weeks.</p>;
  return (
    <div className={css.frame}>
      <table className={css.weeks} style={{ '--weeks': columns } as CSSProperties}>
        <caption className="visually-hidden">Who is where, by week</caption>
        <thead>
          <tr>
            <th scope="col">Staff</th>
            {weeks.map(({ start }) => (
              <th key={toIsoDate(start)} scope="col">
                <span className="visually-hidden">Week of </span>
                <span>{showWeek(start)}</span>
              </th>
            ))}
            {undated.length === 0 ? null : <th scope="col">No date yet</th>}
          </tr>
        </thead>
        <tbody>
          {people
            .filter(({ id }) => isAt(id, visits))
            .map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {isAt(id, ahead) || isAt(id, undated) ? (
                  <>
                    {weeks.map(({ start, visits: own }) => (
                      <td key={toIsoDate(start)}>
                        <Visits visits={own} personId={id} week={start} />
                      </td>
                    ))}
                    {undated.length === 0 ? null : (
                      <td>
                        <Visits visits={undated} personId={id} />
                      </td>
                    )}
                  </>
                ) : (
                  <td colSpan={columns} className={css.over}>
                    Past events only
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
