import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { DataLink } from '@/shared/ui/DataLink';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn, DataTableProps } from '@/shared/ui/AntdDataTable';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import type { School } from '../api/schoolsDto';
import { textOf } from '../model/schoolTexts';
import { useSearchOrigin } from '../model/searchOrigin';
import css from './SchoolTable.module.css';

interface SchoolTableProps {
  schools: readonly School[];
  caption: string;
  sorting?: DataTableProps<School>['sorting'];
}

export function SchoolTable({ schools, caption, sorting }: SchoolTableProps) {
  const { linkState } = useSearchOrigin();
  const columns: DataColumn<School>[] = [
    {
      key: 'school',
      title: 'School',
      isSortable: true,
      isRowHeader: true,
      width: '27%',
      cell: ({ Id, SchoolName }) => (
        <Link to={paths.school(Id)} state={linkState} className={css.link}>
          {textOf(SchoolName) || 'Name not provided'}
        </Link>
      ),
    },
    { key: 'class', title: 'Class', isSortable: true, width: '10%', cell: (school) => textOf(school.Class) },
    { key: 'city', title: 'City', isSortable: true, width: '17%', cell: (school) => textOf(school.PhysicalCity) },
    {
      key: 'phone',
      title: 'Phone',
      width: '16%',
      cell: ({ SchoolPhone }) => (
        <span className={css.phone}>
          <PhoneLink phone={SchoolPhone} />
        </span>
      ),
    },
    { key: 'email', title: 'Email', cell: ({ Email }) => (Email ? <DataLink value={Email} /> : null) },
  ];
  return <DataTable caption={caption} columns={columns} rows={schools} sorting={sorting} />;
}
