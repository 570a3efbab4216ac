import { Link } from 'react-router-dom';
import { showSiteDates, siteName } from '@/features/sites';
import type { BoardRow } from '@/features/sites';
import { paths } from '@/shared/routes';
import { PlainTable } from '@/shared/ui/row-table';
import css from './BoardTable.module.css';

const columns = ['Dates', 'Activity', 'Site', 'Staff'];

/** One line for each attended site, by date. On a phone every line becomes a card. */
export function BoardTable({ caption, rows }: { caption: string; rows: readonly BoardRow[] }) {
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
