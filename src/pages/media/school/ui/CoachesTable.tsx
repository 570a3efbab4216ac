import { fullName, textOf, type Coach } from '@/features/schools';
import { DataLink } from '@/shared/ui/data-link';
import css from './PeopleTable.module.css';

export function CoachesTable({ coaches }: { coaches: readonly Coach[] }) {
  return (
    <div className={css.list}>
      <table className={css.table}>
        <caption className="visually-hidden">Coaches and sponsors</caption>
        <thead>
          <tr>
            <th scope="col">Activity</th>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
          </tr>
        </thead>
        <tbody>
          {coaches.map((coach) => (
            <tr key={coach.Record}>
              <th scope="row">{textOf(coach.ActDescription) || 'Activity not provided'}</th>
              <td>{fullName(coach) || 'Name not provided'}</td>
              <td>{coach.Email ? <DataLink value={coach.Email} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
