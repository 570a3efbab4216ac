import type { Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { Button } from '@/shared/ui/button';
import { DataLink } from '@/shared/ui/data-link';
import type { useStaffView } from '../model/useStaffView';
import { Portrait } from './Portrait';
import { SortHeader } from './SortHeader';
import css from './StaffTable.module.css';

interface StaffTableProps {
  caption: string;
  people: readonly Person[];
  onEdit: (person: Person) => void;
  onDelete?: (person: Person) => void;
  /** For a large staff: the people can be sorted, and chosen. */
  staffView?: ReturnType<typeof useStaffView>;
}

const columns = [
  { column: 'name', label: 'Name' },
  { column: 'email', label: 'Email' },
  { column: 'credential', label: 'Credential' },
] as const;

const nameId = ({ PersonID }: Person): string => `person-${String(PersonID)}`;

export function StaffTable({ caption, people, onEdit, onDelete, staffView }: StaffTableProps) {
  const chosen = staffView?.chosen ?? [];
  return (
    <table className={css.table} data-wide={staffView === undefined ? undefined : ''}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {staffView === undefined ? null : (
            <th scope="col" className={css.choose}>
              <span className="visually-hidden">Chosen</span>
            </th>
          )}
          {columns.map(({ column, label }) =>
            staffView === undefined ? (
              <th key={column} scope="col">
                {label}
              </th>
            ) : (
              <SortHeader key={column} column={column} label={label} view={staffView.view} onSort={staffView.change} />
            ),
          )}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.PersonID}>
            {staffView === undefined ? null : (
              <td className={css.choose}>
                <input
                  type="checkbox"
                  aria-labelledby={nameId(person)}
                  checked={chosen.includes(person.PersonID)}
                  onChange={({ target }) => {
                    const others = chosen.filter((id) => id !== person.PersonID);
                    staffView.choose(target.checked ? [...others, person.PersonID] : others);
                  }}
                />
              </td>
            )}
            <th scope="row">
              <span className={css.name}>
                <Portrait name={personName(person)} picture={person.Picture} />
                <span id={nameId(person)}>{personName(person)}</span>
              </span>
            </th>
            <td>{person.Email ? <DataLink value={person.Email} /> : <span className={css.none}>Not provided</span>}</td>
            <td>
              <span className={css.inlineLabel}>Credential: </span>
              {person.NeedCredential === 1 ? 'Requested' : <span className={css.none}>Not requested</span>}
            </td>
            <td>
              <span className={css.actions}>
                <Button
                  size="small"
                  aria-describedby={nameId(person)}
                  onClick={() => {
                    onEdit(person);
                  }}
                >
                  Edit
                </Button>
                {onDelete === undefined ? null : (
                  <Button
                    size="small"
                    aria-describedby={nameId(person)}
                    onClick={() => {
                      onDelete(person);
                    }}
                  >
                    Delete
                  </Button>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
