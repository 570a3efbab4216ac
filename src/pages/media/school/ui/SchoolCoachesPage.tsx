import {
  coachesTable,
  CsvButton,
  emailAddresses,
  textOf,
  useGetCoachesQuery,
  type Coach,
  type School,
} from '@/features/schools';
import { pluralize } from '@/shared/lib/pluralize';
import { CopyButton } from '@/shared/ui/copy-button';
import { PrintButton } from '@/shared/ui/printing';
import { messages } from '../config/messages';
import { CoachesTable } from './CoachesTable';
import { Loaded } from './Loaded';
import css from './PeopleTable.module.css';
import { SchoolFrame } from './SchoolFrame';

function Coaches({ coaches, school }: { coaches: readonly Coach[]; school: School }) {
  const addresses = emailAddresses(coaches);
  if (coaches.length === 0) return <p className={css.empty}>{messages.noCoaches}</p>;
  return (
    <>
      <div className={css.tools}>
        <p>{pluralize(addresses.length, 'e-mail address', 'e-mail addresses')}</p>
        {addresses.length === 0 ? null : (
          // Every mail program takes a list with this mark between.
          <CopyButton text={addresses.join('; ')} label="Copy all e-mail addresses" />
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
  return (
    <Loaded query={query} failed={messages.coachesFailed}>
      {(coaches) => <Coaches coaches={coaches} school={school} />}
    </Loaded>
  );
}

/** A school's coaches and sponsors. */
export function SchoolCoachesPage() {
  return <SchoolFrame section="Coaches and Sponsors">{(school) => <LoadedCoaches school={school} />}</SchoolFrame>;
}
