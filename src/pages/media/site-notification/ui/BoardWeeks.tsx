import type { CSSProperties } from 'react';
import type { Attendee } from '@/features/sites';
import {
  compareCalendarDates,
  showDays,
  showDaysOfWeek,
  showWeek,
  today,
  toIsoDate,
} from '@/shared/lib/calendar-dates';
import { weeksOf, type Visit } from '../model/boardVisits';
import css from './BoardViews.module.css';
import { VisitLink } from './VisitLink';

/** Leaves out past weeks. */
export function BoardWeeks({ visits, people }: { visits: readonly Visit[]; people: readonly Attendee[] }) {
  const now = today();
  const ahead = visits.filter(({ end }) => compareCalendarDates(end, now) >= 0);
  const weeks = weeksOf(ahead);
  const busy = people.filter(({ id }) => ahead.some(({ row }) => row.people.some((person) => person.id === id)));
  if (weeks.length === 0) return <p className={css.none}>Nothing is planned for the coming weeks.</p>;
  return (
    <div className={css.frame}>
      <table className={css.weeks} style={{ '--weeks': weeks.length } as CSSProperties}>
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
          </tr>
        </thead>
        <tbody>
          {busy.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {weeks.map((week) => (
                <td key={toIsoDate(week.start)}>
                  {week.visits
                    .filter(({ row }) => row.people.some((person) => person.id === id))
                    .map((visit) => (
                      <VisitLink key={visit.row.site.ID} visit={visit} personId={id}>
                        <span className={css.when}>
                          <span aria-hidden="true">{showDaysOfWeek(visit.start, visit.end)}</span>
                          <span className="visually-hidden">{showDays(visit.start, visit.end)}</span>
                        </span>
                      </VisitLink>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
