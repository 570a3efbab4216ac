import { fullName, textOf, useGetSchoolAdminsQuery } from '@/features/schools';
import { EmptyCard } from '@/shared/ui/empty-card';
import { PlainTable } from '@/shared/ui/row-table';
import { messages } from '../config/messages';
import css from './PeopleTable.module.css';
import { QueryContent, SchoolFrame } from './SchoolFrame';

const columns = ['Position', 'Name'];

function Administration({ identifier }: { identifier: string }) {
  const query = useGetSchoolAdminsQuery(identifier);
  return (
    <QueryContent query={query} failed={messages.adminsFailed}>
      {(admins) =>
        admins.length === 0 ? (
          <EmptyCard>{query.unread > 0 ? messages.adminsUnread : messages.noAdmins}</EmptyCard>
        ) : (
          <div className={css.list}>
            <PlainTable caption="Administration" columns={columns} className={css.table}>
              {admins.map((admin, index) => (
                <tr key={index}>
                  <th scope="row">{textOf(admin.Position) || 'Not Designated'}</th>
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
  return (
    <SchoolFrame section="Administration">
      {(school) => <Administration identifier={textOf(school.Identifier)} />}
    </SchoolFrame>
  );
}
