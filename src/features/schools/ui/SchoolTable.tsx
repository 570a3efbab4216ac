import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { DataLink } from '@/shared/ui/data-link';
import { PhoneLink } from '@/shared/ui/phone-link';
import { RowTable, TableRow, type SortableColumn } from '@/shared/ui/row-table';
import type { School } from '../api/schoolsDto';
import { textOf } from '../model/schoolTexts';
import { useSearchOrigin } from '../model/searchOrigin';
import css from './SchoolTable.module.css';

interface SchoolTableProps {
  schools: readonly School[];
  caption: string;
  columns?: readonly (string | SortableColumn)[];
}

const schoolColumns = ['School', 'Class', 'City', 'Phone', 'Email'];

export function SchoolTable({ schools, caption, columns = schoolColumns }: SchoolTableProps) {
  const { linkState } = useSearchOrigin();
  return (
    <RowTable caption={caption} columns={columns}>
      {schools.map((school) => (
        <TableRow
          key={school.Id}
          name={
            <Link to={paths.school(school.Id)} state={linkState} className={css.link}>
              {textOf(school.SchoolName) || 'Name not provided'}
            </Link>
          }
        >
          <td>{textOf(school.Class)}</td>
          <td>{textOf(school.PhysicalCity)}</td>
          <td className={css.phone}>
            <PhoneLink phone={school.SchoolPhone} />
          </td>
          <td className={css.email}>{school.Email ? <DataLink value={school.Email} /> : null}</td>
        </TableRow>
      ))}
    </RowTable>
  );
}
