import { fullName, textOf, useGetSchoolAdminsQuery, type School, type SchoolAdmin } from '@/features/schools';
import { EmptyCard } from '@/shared/ui/empty-card';
import { PlainTable } from '@/shared/ui/row-table';
import { messages } from '../config/messages';
import css from './PeopleTable.module.css';
import { QueryContent, SchoolFrame } from './SchoolFrame';

const columns = ['Position', 'Name'];

const positionOf = (admin: SchoolAdmin): string => textOf(admin.Position) || 'Not Designated';

function Administration({ school }: { school: School }) {
  const query = useGetSchoolAdminsQuery(textOf(school.Identifier));
  const report = {
    name: textOf(school.SchoolName),
    factsOf: (admins: readonly SchoolAdmin[]) => admins.map((admin) => [positionOf(admin), fullName(admin)] as const),
  };
  return (
    <QueryContent query={query} failed={messages.adminsFailed} report={report}>
      {(admins) =>
        admins.length === 0 ? (
          <EmptyCard>{query.unread > 0 ? messages.adminsUnread : messages.noAdmins}</EmptyCard>
        ) : (
          <div className={css.list}>
            <PlainTable caption="Administration" columns={columns} className={css.table}>
              {admins.map((admin, index) => (
                <tr key={index}>
                  <th scope="row">{positionOf(admin)}</th>
                  <td>{fullName(admin) || 'Name not provided'}</td>
                </tr>
              ))}
            </PlainTable>
          </div>
        )
      }
    </QueryContent>
  );
}

export function SchoolAdminPage() {
  return <SchoolFrame section="Administration">{(school) => <Administration school={school} />}</SchoolFrame>;
}
