import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { DataLink } from '@/shared/ui/data-link';
import type { School } from '../api/schoolsDto';
import { textOf } from '../model/textOf';
import { useWayBack } from '../model/useWayBack';
import { PhoneLink } from './PhoneLink';
import css from './SchoolTable.module.css';

interface SchoolTableProps {
  schools: readonly School[];
  caption: string;
}

/** Schools with what one needs to reach them. On a phone every row becomes a card. */
export function SchoolTable({ schools, caption }: SchoolTableProps) {
  const { linkState } = useWayBack();
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">School</th>
          <th scope="col">Class</th>
          <th scope="col">City</th>
          <th scope="col">Phone</th>
          <th scope="col">Email</th>
        </tr>
      </thead>
      <tbody>
        {schools.map((school) => (
          <tr key={school.Id} className={css.row}>
            <th scope="row" className={css.name}>
              <Link to={paths.school(school.Id)} state={linkState}>
                {textOf(school.SchoolName) || 'Name not provided'}
              </Link>
            </th>
            <td>{textOf(school.Class)}</td>
            <td>{textOf(school.PhysicalCity)}</td>
            <td className={css.phone}>
              <PhoneLink phone={school.SchoolPhone} />
            </td>
            <td className={css.email}>{school.Email ? <DataLink value={school.Email} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows without words while the schools are on their way. */
export function SchoolTableSkeleton() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
