import { fullName, textOf, type Coach } from '@/features/schools';
import { DataLink } from '@/shared/ui/data-link';
import { PlainTable } from '@/shared/ui/row-table';
import css from './PeopleTable.module.css';

const columns = ['Activity', 'Name', 'Email'];

export function CoachesTable({ coaches }: { coaches: readonly Coach[] }) {
  return (
    <div className={css.list}>
      <PlainTable caption="Coaches and sponsors" columns={columns} className={css.table}>
        {coaches.map((coach) => (
          <tr key={coach.Record}>
            <th scope="row">{textOf(coach.ActDescription) || 'Activity not provided'}</th>
            <td>{fullName(coach) || 'Name not provided'}</td>
            <td>{coach.Email ? <DataLink value={coach.Email} /> : null}</td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}
