import type { CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import {
  isOver,
  MovedMark,
  siteDates,
  siteName,
  useMoved,
  type Attendee,
  type BoardRow,
  type Clash,
} from '@/features/sites';
import {
  addDays,
  compareCalendarDates,
  startOfWeek,
  today,
  type CalendarDate,
} from '@/shared/lib/calendar-dates/calendarDate';
import { showDays, showDaysOfWeek, showWeek, toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { paths } from '@/shared/routes/paths';
import { isDoubleBooked } from './BoardList';
import css from './BoardViews.module.css';

/** A site that one or more people attend. */
interface Visit {
  row: BoardRow;
  /** Undefined if the association has set no date, or one that can't be read. */
  dates: { start: CalendarDate; end: CalendarDate } | undefined;
}

/** The first days of the weeks that have visits, from this week on. */
function weeksOf(visits: readonly Visit[], thisWeek: CalendarDate): CalendarDate[] {
  const weeks = new Map<string, CalendarDate>();
  for (const { dates } of visits) {
    if (dates === undefined) continue;
    for (let start = startOfWeek(dates.start); compareCalendarDates(start, dates.end) <= 0; start = addDays(start, 7))
      if (compareCalendarDates(start, thisWeek) >= 0) weeks.set(toIsoDate(start), start);
  }
  return [...weeks.values()].sort(compareCalendarDates);
}

/** Whether the visit belongs in a column: that of a week or, if `week` is undefined, that of visits without a date. */
const isIn = (week: CalendarDate | undefined, { dates }: Visit): boolean =>
  week === undefined || dates === undefined
    ? week === dates
    : compareCalendarDates(startOfWeek(dates.start), week) <= 0 && compareCalendarDates(dates.end, week) >= 0;

const isOf = ({ people }: BoardRow, personId: number): boolean => people.some(({ id }) => id === personId);

interface VisitLinkProps {
  visit: Visit;
  week: CalendarDate | undefined;
  isClash: boolean;
}

/** Shows a visit, with a link to the activity's grid if the activity is open. */
function VisitLink({ visit: { row, dates }, week, isClash }: VisitLinkProps) {
  const { activity, activityId, isOpen, site } = row;
  const moved = useMoved(useSelector(selectSessionIdentifier) ?? '')(site);
  const label = [activity, site.Class].filter(Boolean).join(', ');
  return (
    <span className={css.visit} data-clash={isClash ? '' : undefined}>
      {isOpen ? <Link to={paths.siteAttendance(activityId)}>{label}</Link> : <strong>{label}</strong>}
      <span className="detail">{siteName(site)}</span>
      {dates === undefined || week === undefined ? null : (
        <span className="detail">
          <span aria-hidden="true">{showDaysOfWeek(dates.start, dates.end, week)}</span>
          <span className="visually-hidden">{showDays(dates.start, dates.end)}</span>
        </span>
      )}
      {moved === undefined ? null : (
        <span className="detail">
          <MovedMark words={moved} />
        </span>
      )}
      {isClash ? <span className="detail urgent">Double-booked</span> : null}
    </span>
  );
}

interface BoardWeeksProps {
  rows: readonly BoardRow[];
  clashes: readonly Clash[];
  people: readonly Attendee[];
}

/** The board by week. Everyone with a selection has a row, but past weeks have no column. */
export function BoardWeeks({ rows, clashes, people }: BoardWeeksProps) {
  const now = today();
  const visits = rows.flatMap((row) => (isOver(row.site, now) ? [] : [{ row, dates: siteDates(row.site) }]));
  const hasUndated = visits.some(({ dates }) => dates === undefined);
  const columns = [...weeksOf(visits, startOfWeek(now)), ...(hasUndated ? [undefined] : [])];
  const nextOf = (personId: number): number => {
    const index = visits.findIndex(({ row }) => isOf(row, personId));
    return index === -1 ? visits.length : index;
  };
  // The person whose event is next stands first, so that the board does not open on empty weeks.
  const inOrder = people
    .filter(({ id }) => rows.some((row) => isOf(row, id)))
    .sort((a, b) => nextOf(a.id) - nextOf(b.id));
  if (columns.length === 0) return <p className={css.none}>Nothing is planned for the coming weeks.</p>;
  return (
    <div className={css.frame}>
      <table className={css.weeks} style={{ '--weeks': columns.length } as CSSProperties}>
        <caption className="visually-hidden">Who is where, by week</caption>
        <thead>
          <tr>
            <th scope="col">Staff</th>
            {columns.map((week) =>
              week === undefined ? (
                <th key="undated" scope="col">
                  No date yet
                </th>
              ) : (
                <th key={toIsoDate(week)} scope="col">
                  <span className="visually-hidden">Week of </span>
                  <span>{showWeek(week)}</span>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ id, name }) => {
            const own = visits.filter(({ row }) => isOf(row, id));
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                {own.length === 0 ? (
                  <td colSpan={columns.length} className={css.over}>
                    Past events only
                  </td>
                ) : (
                  columns.map((week) => (
                    <td key={week === undefined ? 'undated' : toIsoDate(week)}>
                      {own
                        .filter((visit) => isIn(week, visit))
                        .map((visit) => (
                          <VisitLink
                            key={visit.row.site.ID}
                            visit={visit}
                            week={week}
                            isClash={isDoubleBooked(clashes, id, visit.row)}
                          />
                        ))}
                    </td>
                  ))
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
