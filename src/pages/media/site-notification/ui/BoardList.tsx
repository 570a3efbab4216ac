import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import { MovedMark, showSiteDates, siteDates, siteName, useMoved, type BoardRow, type Clash } from '@/features/sites';
import { compareCalendarDates, today } from '@/shared/lib/calendar-dates';
import { paths } from '@/shared/routes';
import { PlainTable } from '@/shared/ui/row-table';
import { clashingAt } from '../model/boardVisits';
import css from './BoardList.module.css';

const columns = ['Dates', 'Activity', 'Site', 'Staff'];

interface BoardListProps {
  rows: readonly BoardRow[];
  clashes: readonly Clash[];
}

function PeopleAt({ row, clashes }: { row: BoardRow; clashes: readonly Clash[] }) {
  const clashing = clashingAt(row, clashes);
  return (
    <ul className={css.people}>
      {row.people.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          {clashing.has(id) ? <span className={css.clash}> Double-booked</span> : null}
        </li>
      ))}
    </ul>
  );
}

function BoardTable({ caption, rows, clashes }: BoardListProps & { caption: string }) {
  const movedWords = useMoved(useSelector(selectSessionIdentifier) ?? '');
  return (
    <div className={css.frame}>
      <PlainTable caption={caption} columns={columns} className={css.table}>
        {rows.map((row) => {
          const { activity, activityId, isOpen, site } = row;
          return (
            <tr key={site.ID}>
              <td className={css.dates}>
                <span>{showSiteDates(site)}</span>
                <div>
                  <MovedMark words={movedWords(site)} />
                </div>
              </td>
              <th scope="row" className={css.activity}>
                {isOpen ? <Link to={paths.siteAttendance(activityId)}>{activity}</Link> : <span>{activity}</span>}
                {site.Class ? <span className={css.class}>{site.Class}</span> : null}
              </th>
              <td>{siteName(site)}</td>
              <td>
                <PeopleAt row={row} clashes={clashes} />
              </td>
            </tr>
          );
        })}
      </PlainTable>
    </div>
  );
}

/** Past events are collapsed. */
export function BoardList({ rows, clashes }: BoardListProps) {
  const now = today();
  const isOver = ({ site }: BoardRow): boolean => {
    const dates = siteDates(site);
    return dates !== undefined && compareCalendarDates(dates.end, now) < 0;
  };
  const past = rows.filter(isOver);
  return (
    <>
      <BoardTable caption="Who is where" rows={rows.filter((row) => !isOver(row))} clashes={clashes} />
      {past.length === 0 ? null : (
        <details className={css.past}>
          <summary>{`Past events (${String(past.length)})`}</summary>
          <BoardTable caption="Who was where" rows={past} clashes={clashes} />
        </details>
      )}
    </>
  );
}
