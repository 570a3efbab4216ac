import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import { useGetStaffQuery, type Person } from '@/features/staff';
import { focusAfter } from '@/shared/lib/focus';
import { joinNames, personName } from '@/shared/lib/names';
import { paths } from '@/shared/routes/paths';
import { Button, buttonClass } from '@/shared/ui/Button';
import { CardBone } from '@/shared/ui/CardBone';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { Page } from '@/shared/ui/Page';
import { Skeleton } from '@/shared/ui/Skeleton';
import { SuccessPanel } from '@/shared/ui/SuccessPanel';
import { CredentialForm } from './CredentialForm';
import css from './CredentialForm.module.css';
import { messages } from './messages';
import { useCredentialEdits } from './useCredentialEdits';

/** More names than this are easier to read as a list. */
const FEW = 5;

function CredentialsSaved({ people, onChange }: { people: readonly Person[]; onChange: () => void }) {
  return (
    <SuccessPanel
      heading="Your request has been submitted"
      actions={
        <>
          <Link className={buttonClass({ tone: 'primary' })} to={paths.mediaChange}>
            Media Home
          </Link>
          <Button onClick={(event) => focusAfter(event, onChange)}>Change the request</Button>
        </>
      }
    >
      {people.length > FEW ? (
        <>
          <p>{`Credentials are requested for ${people.length} people:`}</p>
          <ul className={css.requested}>
            {people.map((person) => (
              <li key={person.PersonID}>{personName(person)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {people.length === 0
            ? 'No credentials are requested for your staff this year.'
            : `Credentials are requested for ${joinNames(people.map(personName))}.`}
        </p>
      )}
      <p>{messages.yearly}</p>
    </SuccessPanel>
  );
}

/** Ticks the boxes of the people listed in the URL once, then clears the query; from then on, they are ordinary choices. */
function usePreselectedPeople(
  people: readonly Person[],
  choose: (people: readonly Person[], requested: boolean) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get('people');
  // Remembers which list was applied, because choosing renders the form again before the URL is cleared.
  const ticked = useRef<string>(null);
  useEffect(() => {
    if (named === null || people.length === 0 || ticked.current === named) return;
    ticked.current = named;
    const ids = new Set(named.split(' ').map(Number));
    choose(
      people.filter(({ PersonID }) => ids.has(PersonID)),
      true,
    );
    setSearch({}, { replace: true });
  }, [named, people, choose, setSearch]);
}

export function CredentialSelectionPage() {
  const identifier = useSelector(selectSessionIdentifier) ?? '';
  const { data: staff, error, unreadable, refetch } = useGetStaffQuery(identifier === '' ? skipToken : identifier);
  const people = useMemo(() => [...new Map(staff?.map((person) => [person.PersonID, person])).values()], [staff]);
  const editing = useCredentialEdits(identifier, people);
  const { requested, isSaved, choose, reopen } = editing;
  usePreselectedPeople(people, choose);

  const content = () => {
    if (staff === undefined && error !== undefined) {
      return <LoadFailure what="your staff" error={error} onRetry={refetch} />;
    }
    if (staff === undefined) {
      return (
        <Skeleton className={css.skeleton}>
          <CardBone />
        </Skeleton>
      );
    }
    if (staff.length === 0 && unreadable > 0) {
      return (
        <EmptyCard heading="We couldn’t read your staff">You can’t request credentials until it can be read.</EmptyCard>
      );
    }
    if (staff.length === 0) {
      return (
        <EmptyCard heading="No staff yet">
          Your organization has no staff on record. <Link to={paths.addAssistant}>Add an assistant</Link>
          <span> first.</span>
        </EmptyCard>
      );
    }
    if (!isSaved) return <CredentialForm {...editing} />;
    return <CredentialsSaved people={requested} onChange={reopen} />;
  };

  return (
    <Page
      title="Request Yearly Credentials"
      eyebrow="State events"
      width="reading"
      lead={isSaved ? undefined : messages.yearly}
    >
      {content()}
    </Page>
  );
}
