import type { Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { Button } from '@/shared/ui/Button';
import { DataLink } from '@/shared/ui/DataLink';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn } from '@/shared/ui/AntdDataTable';
import { hasCredential, roleNames, type StaffMember, type StaffSort, type useStaffView } from '../model/staffView';
import { Portrait } from './Portrait';
import css from './StaffTable.module.css';

interface StaffTableProps {
  caption: string;
  members: readonly StaffMember[];
  onEdit: (member: StaffMember) => void;
  onDelete: (person: Person) => void;
  staffView: ReturnType<typeof useStaffView> | undefined;
}

const nameIdOf = ({ person }: StaffMember): string => `person-${person.PersonID}`;

const columnsFor = ({ onEdit, onDelete }: Pick<StaffTableProps, 'onEdit' | 'onDelete'>): DataColumn<StaffMember>[] => [
  {
    key: 'name',
    title: 'Name',
    isSortable: true,
    isRowHeader: true,
    width: '24%',
    cell: (member) => {
      const name = personName(member.person);
      return (
        <span className={css.name}>
          <Portrait name={name} picture={member.person.Picture} />
          <span id={nameIdOf(member)}>{name}</span>
        </span>
      );
    },
  },
  { key: 'role', title: 'Role', isSortable: true, width: '16%', cell: ({ role }) => roleNames[role] },
  {
    key: 'email',
    title: 'Email',
    isSortable: true,
    cell: ({ person }) =>
      person.Email ? (
        <DataLink className="table-link" value={person.Email} />
      ) : (
        <span className="quiet">Not provided</span>
      ),
  },
  {
    key: 'credential',
    title: 'Credential',
    isSortable: true,
    width: '14%',
    cell: ({ person }) => {
      const isRequested = hasCredential(person);
      return (
        <>
          <span className={css.inlineLabel}>Credential: </span>
          <span className={isRequested ? 'done' : 'quiet'}>{isRequested ? 'Requested' : 'Not requested'}</span>
        </>
      );
    },
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    width: '8.5rem',
    isScreenOnly: true,
    cell: (member) => (
      <span className={css.actions}>
        <Button size="small" tone="quiet" aria-describedby={nameIdOf(member)} onClick={() => onEdit(member)}>
          Edit
        </Button>
        {member.role === 'director' ? null : (
          <Button size="small" tone="quiet" aria-describedby={nameIdOf(member)} onClick={() => onDelete(member.person)}>
            Delete
          </Button>
        )}
      </span>
    ),
  },
];

export function StaffTable({ caption, members, staffView, ...actions }: StaffTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columnsFor(actions)}
      rows={members}
      idOf={({ person }) => person.PersonID}
      {...(staffView === undefined
        ? {}
        : {
            sorting: {
              key: staffView.view.order.sort,
              isDescending: staffView.view.order.isDescending,
              onSort: (key, isDescending) => staffView.change({ order: { sort: key as StaffSort, isDescending } }),
            },
            choice: {
              title: 'Chosen',
              chosen: staffView.view.chosen,
              nameIdOf,
              onChoose: (chosen) => staffView.change({ chosen }),
            },
          })}
    />
  );
}
