import { Link } from 'react-router-dom';
import { showSiteDates, siteDates, siteName, type BoardRow } from '@/features/sites';
import { compareCalendarDates, today } from '@/shared/lib/calendar-dates';
import { paths } from '@/shared/routes';
import { PlainTable } from '@/shared/ui/row-table';
import css from './BoardList.module.css';

const columns = ['Dates', 'Activity', 'Site', 'Staff'];

function BoardTable({ caption, rows }: { caption: string; rows: readonly BoardRow[] }) {
  return (
    <div className={css.frame}>
      <PlainTable caption={caption} columns={columns} className={css.table}>
        {rows.map(({ activity, activityId, isOpen, site, people }) => (
          <tr key={site.ID}>
            <td className={css.dates}>{showSiteDates(site)}</td>
            <th scope="row" className={css.activity}>
              {isOpen ? <Link to={paths.siteAttendance(activityId)}>{activity}</Link> : activity}
              {site.Class ? <span className={css.class}>{site.Class}</span> : null}
            </th>
            <td>{siteName(site)}</td>
            <td>
              <ul className={css.people}>
                {people.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}

/** Past events are collapsed. */
export function BoardList({ rows }: { rows: readonly BoardRow[] }) {
  const now = today();
  const isOver = ({ site }: BoardRow): boolean => {
    const dates = siteDates(site);
    return dates !== undefined && compareCalendarDates(dates.end, now) < 0;
  };
  const past = rows.filter(isOver);
  return (
    <>
      <BoardTable caption="Who is where" rows={rows.filter((row) => !isOver(row))} />
      {past.length === 0 ? null : (
        <details className={css.past}>
          <summary>{`Past events (${String(past.length)})`}</summary>
          <BoardTable caption="Who was where" rows={past} />
        </details>
      )}
    </>
  );
}
