import { Link } from 'react-router-dom';
import { showSiteDates, siteName } from '@/features/sites';
import type { BoardRow } from '@/features/sites';
import { paths } from '@/shared/routes';
import css from './BoardTable.module.css';

/** One line for each attended site, by date. On a phone every line becomes a card. */
export function BoardTable({ rows }: { rows: readonly BoardRow[] }) {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className="visually-hidden">Who is where</caption>
        <thead>
          <tr>
            <th scope="col">Dates</th>
            <th scope="col">Activity</th>
            <th scope="col">Site</th>
            <th scope="col">Staff</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  );
}
