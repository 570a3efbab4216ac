import type { Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { Button } from '@/shared/ui/button';
import { DataLink } from '@/shared/ui/data-link';
import { DataTable, type DataColumn, type DataRow } from '@/shared/ui/data-table';
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

const columns: readonly DataColumn[] = [
  { key: 'name', title: 'Name', isSortable: true, isRowHeader: true, width: '24%' },
  { key: 'role', title: 'Role', isSortable: true, width: '13%' },
  { key: 'email', title: 'Email', isSortable: true },
  { key: 'credential', title: 'Credential', isSortable: true, width: '13%' },
  { key: 'actions', title: 'Actions', isTitleHidden: true, width: '10.5rem', isScreenOnly: true },
];

type RowProps = Pick<StaffTableProps, 'onEdit' | 'onDelete'>;

function rowOf(member: StaffMember, { onEdit, onDelete }: RowProps): DataRow {
  const { person, role } = member;
  const name = personName(person);
  const nameId = `person-${String(person.PersonID)}`;
  const isRequested = hasCredential(person);
  return {
    id: person.PersonID,
    nameId,
    cells: {
      name: (
        <span className={css.name}>
          <Portrait name={name} picture={person.Picture} />
          <span id={nameId}>{name}</span>
        </span>
      ),
      role: roleNames[role],
      email: person.Email ? <DataLink value={person.Email} /> : <span className={css.none}>Not provided</span>,
      credential: (
        <>
          <span className={css.inlineLabel}>Credential: </span>
          <span className={isRequested ? css.requested : css.none}>{isRequested ? 'Requested' : 'Not requested'}</span>
        </>
      ),
      actions: (
        <span className={css.actions}>
          <Button
            size="small"
            tone="quiet"
            aria-describedby={nameId}
            onClick={() => {
              onEdit(member);
            }}
          >
            Edit
          </Button>
          {role === 'director' ? null : (
            <Button
              size="small"
              tone="quiet"
              aria-describedby={nameId}
              onClick={() => {
                onDelete(person);
              }}
            >
              Delete
            </Button>
          )}
        </span>
      ),
    },
  };
}

export function StaffTable({ caption, members, staffView, ...actions }: StaffTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={members.map((member) => rowOf(member, actions))}
      {...(staffView === undefined
        ? {}
        : {
            sorting: {
              key: staffView.view.sort,
              isDescending: staffView.view.isDescending,
              onSort: (key, isDescending) => {
                staffView.change({ sort: key as StaffSort, isDescending });
              },
            },
            choice: { title: 'Chosen', chosen: staffView.chosen, onChoose: staffView.choose },
          })}
    />
  );
}
