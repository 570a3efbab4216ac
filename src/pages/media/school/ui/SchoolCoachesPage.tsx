import {
  coachesTable,
  CsvButton,
  emailAddresses,
  fullName,
  textOf,
  useGetCoachesQuery,
  type Coach,
  type School,
} from '@/features/schools';
import { pluralize } from '@/shared/lib/pluralize';
import { CopyButton } from '@/shared/ui/copy-button';
import { DataLink } from '@/shared/ui/data-link';
import { PrintButton } from '@/shared/ui/printing';
import { EmptyCard } from '@/shared/ui/empty-card';
import { PlainTable } from '@/shared/ui/row-table';
import { messages } from '../config/messages';
import css from './PeopleTable.module.css';
import { QueryContent, SchoolFrame } from './SchoolFrame';

const columns = ['Activity', 'Name', 'Email'];

const activityOf = (coach: Coach): string => textOf(coach.ActDescription) || 'Activity not provided';

const factOf = (coach: Coach) => [activityOf(coach), [fullName(coach), textOf(coach.Email)].join(' ').trim()] as const;

function CoachesTable({ coaches }: { coaches: readonly Coach[] }) {
  return (
    <div className={css.list}>
      <PlainTable caption="Coaches and sponsors" columns={columns} className={css.table}>
        {coaches.map((coach, index) => (
          <tr key={index}>
            <th scope="row">{activityOf(coach)}</th>
            <td>{fullName(coach) || 'Name not provided'}</td>
            <td>{coach.Email ? <DataLink value={coach.Email} /> : null}</td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}

function Coaches({ coaches, school }: { coaches: readonly Coach[]; school: School }) {
  const addresses = emailAddresses(coaches);
  return (
    <>
      <div className={css.tools}>
        <p>{pluralize(addresses.length, 'email address', 'email addresses')}</p>
        {addresses.length === 0 ? null : (
          // Every mail program accepts a list separated by semicolons.
          <CopyButton text={addresses.join('; ')} label="Copy all email addresses" />
        )}
        <CsvButton name={`${textOf(school.SchoolName)} coaches`} table={() => coachesTable(coaches)} />
        <PrintButton />
      </div>
      <CoachesTable coaches={coaches} />
    </>
  );
}

function LoadedCoaches({ school }: { school: School }) {
  const query = useGetCoachesQuery(textOf(school.Identifier));
  const report = { name: textOf(school.SchoolName), factsOf: (coaches: readonly Coach[]) => coaches.map(factOf) };
  return (
    <QueryContent query={query} failed={messages.coachesFailed} report={report}>
      {(coaches) =>
        coaches.length === 0 ? (
          <EmptyCard>{query.unread > 0 ? messages.coachesUnread : messages.noCoaches}</EmptyCard>
        ) : (
          <Coaches coaches={coaches} school={school} />
        )
      }
    </QueryContent>
  );
}

export function SchoolCoachesPage() {
  return <SchoolFrame section="Coaches and Sponsors">{(school) => <LoadedCoaches school={school} />}</SchoolFrame>;
}
