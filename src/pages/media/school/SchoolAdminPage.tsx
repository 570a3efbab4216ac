import { fullName, useGetSchoolAdminsQuery, type School, type SchoolAdmin } from '@/features/schools';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn } from '@/shared/ui/AntdDataTable';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { ReportLink } from '@/shared/ui/ReportLink';
import { QueryContent, SchoolFrame } from './SchoolFrame';

const positionOf = (admin: SchoolAdmin): string => admin.Position || 'Not Designated';

const columns: readonly DataColumn<SchoolAdmin>[] = [
  { key: 'position', title: 'Position', isRowHeader: true, width: '34%', cell: positionOf },
  { key: 'name', title: 'Name', cell: (admin) => fullName(admin) || 'Name not provided' },
];

function Administration({ school }: { school: School }) {
  const query = useGetSchoolAdminsQuery(school.Identifier);
  return (
    <QueryContent query={query} shape="table" what="the administration">
      {(admins) => (
        <>
          {admins.length === 0 ? (
            <EmptyCard>
              {query.unreadable > 0
                ? 'We couldn’t read who the administrators of this school are.'
                : 'No administrators are on record for this school.'}
            </EmptyCard>
          ) : (
            <div className="card flush">
              <DataTable caption="Administration" columns={columns} rows={admins} />
            </div>
          )}
          <ReportLink
            name={school.SchoolName}
            facts={admins.map((admin) => ({ label: positionOf(admin), value: fullName(admin) }))}
          />
        </>
      )}
    </QueryContent>
  );
}

export function SchoolAdminPage() {
  return (
    <SchoolFrame section="Administration" shape="table">
      {(school) => <Administration school={school} />}
    </SchoolFrame>
  );
}
