import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { DataLink } from '@/shared/ui/DataLink';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn, DataTableProps } from '@/shared/ui/AntdDataTable';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import type { School } from '../api/schoolsDto';
import { useSearchOrigin } from './BackToSearch';

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
      width: '26%',
      cell: ({ Id, SchoolName }) => (
        <Link to={paths.school(Id)} state={linkState} className="table-link">
          {SchoolName || 'Name not provided'}
        </Link>
      ),
    },
    { key: 'class', title: 'Class', isSortable: true, width: '5rem', cell: (school) => school.Class },
    { key: 'city', title: 'City', isSortable: true, width: '8.75rem', cell: (school) => school.PhysicalCity },
    {
      key: 'phone',
      title: 'Phone',
      width: '8.5rem',
      cell: ({ SchoolPhone }) => <PhoneLink phone={SchoolPhone} className="table-link" />,
    },
    {
      key: 'email',
      title: 'Email',
      cell: ({ Email }) => (Email ? <DataLink value={Email} className="table-link" /> : null),
    },
    {
      key: 'coaches',
      title: 'Coaches',
      isTitleHidden: true,
      width: '5.5rem',
      isScreenOnly: true,
      // In a narrower window, addresses need the room.
      responsive: ['xl'],
      cell: ({ Id }) => (
        <Link to={paths.schoolCoaches(Id)} state={linkState} className="table-link">
          Coaches
        </Link>
      ),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={schools} idOf={({ Id }) => Id} sorting={sorting} />;
}
