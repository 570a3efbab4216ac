import type { MediaOrganization } from '@/features/listing';
import {
  prerenderedAssistants,
  prerenderedDirector,
  useGetListedAssistantsQuery,
  useGetListedDirectorQuery,
  type ShownPerson,
} from '@/features/staff';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { DataLink } from '@/shared/ui/DataLink';
import { Card, type RecordedFact } from '@/shared/ui/FactCard';
import { ReportLink } from '@/shared/ui/ReportLink';
import { Skeleton } from '@/shared/ui/Skeleton';
import css from './OrganizationProfile.module.css';

interface PeopleProps {
  people: readonly ShownPerson[] | undefined;
  none: string;
  /** The error of the first load. If a later one fails, the people already loaded stay on the screen. */
  error: unknown;
  onRetry: () => void;
}

function People({ people, none, error, onRetry }: PeopleProps) {
  if (error !== undefined) {
    return <Alert onRetry={onRetry}>{describeError(error)}</Alert>;
  }
  if (people === undefined) return <Skeleton className={css.bone} />;
  if (people.length === 0) return <p className="quiet">{none}</p>;
  return (
    <ul className="plain-list lines">
      {people.map(({ FirstName, LastName, Email }, index) => (
        // Keyed by position, because the data for visitors has no ids.
        <li key={index} className={css.person}>
          <span className={css.personName}>
            {[FirstName, LastName].filter(Boolean).join(' ') || 'Name not provided'}
          </span>
          {Email ? <DataLink value={Email} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Loads the primary contact and the assistants separately, so that one can fail without the other. */
function useListedStaff(identifier: string) {
  const director = useGetListedDirectorQuery(identifier);
  const assistants = useGetListedAssistantsQuery(identifier);
  const isLoaded = director.isSuccess || director.data !== undefined;
  const contact = isLoaded ? (director.data ?? null) : prerenderedDirector(identifier)?.value;
  return {
    director,
    assistants,
    contacts: contact === undefined ? undefined : contact === null ? [] : [contact],
    others: assistants.currentData ?? prerenderedAssistants(identifier)?.value,
  };
}

const factOf = (label: string, { FirstName, LastName, Email }: ShownPerson): RecordedFact => ({
  label,
  value: [FirstName, LastName, Email].filter(Boolean).join(' '),
});

interface ReportOrganizationProps {
  organization: MediaOrganization;
  facts: readonly RecordedFact[];
}

export function ReportOrganization({ organization, facts }: ReportOrganizationProps) {
  const { contacts = [], others = [] } = useListedStaff(organization.Identifier);
  const people = [
    ...contacts.map((person) => factOf('Primary contact', person)),
    ...others.map((person) => factOf('Assistant', person)),
  ];
  return <ReportLink name={organization.OrganizationName} facts={[...facts, ...people]} />;
}

export function OrganizationStaff({ identifier }: { identifier: string }) {
  const { director, assistants, contacts, others } = useListedStaff(identifier);
  return (
    <Card heading="Staff">
      <h3 className={css.subheading}>Primary contact</h3>
      <People
        people={contacts}
        none="No primary contact is on record."
        error={director.data === undefined ? director.error : undefined}
        onRetry={() => void director.refetch()}
      />
      <h3 className={css.subheading}>Assistant staff</h3>
      <People
        people={others}
        none="No assistant staff is on record."
        error={assistants.currentData === undefined ? assistants.error : undefined}
        onRetry={() => void assistants.refetch()}
      />
    </Card>
  );
}
