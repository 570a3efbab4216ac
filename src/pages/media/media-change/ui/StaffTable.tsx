import type { Person } from '@/features/staff';
import { personName } from '@/shared/lib/names';
import { Button } from '@/shared/ui/button';
import { DataLink } from '@/shared/ui/data-link';
import { Portrait } from './Portrait';
import css from './StaffTable.module.css';

interface StaffTableProps {
  caption: string;
  people: readonly Person[];
  onEdit: (person: Person) => void;
  onDelete?: (person: Person) => void;
}

const nameId = ({ PersonID }: Person): string => `person-${String(PersonID)}`;

export function StaffTable({ caption, people, onEdit, onDelete }: StaffTableProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Credential</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.PersonID}>
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
