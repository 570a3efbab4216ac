import {
  coachesTable,
  emailAddresses,
  fullName,
  useGetCoachesQuery,
  type Coach,
  type School,
} from '@/features/schools';
import { pluralize } from '@/shared/lib/pluralize';
import { foldText, includesWords } from '@/shared/lib/text';
import { urlTrimmed, useUrlState } from '@/shared/routes/useUrlState';
import { CsvButton } from '@/shared/ui/CsvButton';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { CopyButton } from '@/shared/ui/CopyButton';
import { DataLink } from '@/shared/ui/DataLink';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn } from '@/shared/ui/AntdDataTable';
import { PrintButton } from '@/shared/ui/PrintButton';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { ReportLink } from '@/shared/ui/ReportLink';
import css from './SchoolFrame.module.css';
import { QueryContent, SchoolFrame } from './SchoolFrame';

const activityOf = (coach: Coach): string => coach.ActDescription || 'Activity not provided';

const factOf = (coach: Coach) => ({
  label: activityOf(coach),
  value: [fullName(coach), coach.Email].join(' ').trim(),
});

const columns: readonly DataColumn<Coach>[] = [
  { key: 'activity', title: 'Activity', isRowHeader: true, width: '30%', cell: activityOf },
  { key: 'name', title: 'Name', width: '28%', cell: (coach) => fullName(coach) || 'Name not provided' },
  {
    key: 'email',
    title: 'Email',
    cell: ({ Email }) => (Email ? <DataLink value={Email} className="table-link" /> : null),
  },
];

const coachesFields = { words: urlTrimmed };

/** Copying, downloading, and printing include only the coaches that match the filter, as on the screen. */
function Coaches({ coaches, school }: { coaches: readonly Coach[]; school: School }) {
  const [{ words }, change] = useUrlState(coachesFields);
  const wanted = foldText(words);
  const shown = coaches.filter((coach) =>
    includesWords(foldText(`${activityOf(coach)} ${fullName(coach)} ${coach.Email}`), wanted),
  );
  const addresses = emailAddresses(shown);
  return (
    <>
      <div className={css.tools}>
        <div className="filter screen-only">
          <label htmlFor="coach-filter">Filter</label>
          <UrlTextInput id="coach-filter" text={words} onText={(typed) => change({ words: typed }, true)} />
        </div>
        <p role="status" className="quiet">
          {pluralize(addresses.length, 'email address', 'email addresses')}
        </p>
        {addresses.length === 0 ? null : (
          // Separates the addresses with semicolons, which every email program accepts.
          <CopyButton text={addresses.join('; ')} label="Copy all email addresses" />
        )}
        <CsvButton
          name={`${school.SchoolName} coaches`}
          table={() => coachesTable(shown)}
          disabled={shown.length === 0}
        />
        <PrintButton />
      </div>
      <div className="card flush">
        {shown.length === 0 ? (
          <p className="empty">No coaches or sponsors match these words.</p>
        ) : (
          <DataTable caption="Coaches and sponsors" columns={columns} rows={shown} />
        )}
      </div>
    </>
  );
}

function LoadedCoaches({ school }: { school: School }) {
  const query = useGetCoachesQuery(school.Identifier);
  return (
    <QueryContent query={query} shape="table" what="the coaches and sponsors">
      {(coaches) => (
        <>
          {coaches.length === 0 ? (
            <EmptyCard>
              {query.unreadable > 0
                ? 'We couldn’t read who the coaches of this school are.'
                : 'No coaches or sponsors are on record for this school.'}
            </EmptyCard>
          ) : (
            <Coaches coaches={coaches} school={school} />
          )}
          <ReportLink name={school.SchoolName} facts={coaches.map(factOf)} />
        </>
      )}
    </QueryContent>
  );
}

export function SchoolCoachesPage() {
  return (
    <SchoolFrame section="Coaches and Sponsors" shape="table">
      {(school) => <LoadedCoaches school={school} />}
    </SchoolFrame>
  );
}
