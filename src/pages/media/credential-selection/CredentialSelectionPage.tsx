import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { isRequested } from '@/features/credentials';
import { selectSessionIdentifier } from '@/features/session';
import { useGetStaffQuery, type Person } from '@/features/staff';
import { describeError } from '@/shared/api';
import { paths } from '@/shared/routes/paths';
import { CardBone } from '@/shared/ui/CardBone';
import { Skeleton } from '@/shared/ui/Skeleton';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { messages } from './messages';
import { useCredentialEdits, useCredentialsSave } from './useCredentialEdits';
import { CredentialForm } from './CredentialForm';
import css from './CredentialForm.module.css';
import { CredentialsSaved } from './CredentialsSaved';

/** Ticks the people named in the address once and removes them from it; then they are ordinary choices. */
function usePreselectedPeople(
  people: readonly Person[],
  choose: (people: readonly Person[], requested: boolean) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get('people');
  // Remembers what was ticked, because choosing renders the form before the address is cleared.
  const ticked = useRef<string>(null);
  useEffect(() => {
    if (named === null || ticked.current === named) return;
    ticked.current = named;
    const ids = new Set(named.split(' ').map(Number));
    choose(
      people.filter(({ PersonID }) => ids.has(PersonID)),
      true,
    );
    setSearch({}, { replace: true });
  }, [named, people, choose, setSearch]);
}

function CredentialEditor({ identifier, staff }: { identifier: string; staff: readonly Person[] }) {
  const distinct = useMemo(() => [...new Map(staff.map((person) => [person.PersonID, person])).values()], [staff]);
  const editing = useCredentialEdits(identifier, distinct);
  const { people, edits, isSaved, reopen } = editing;
  usePreselectedPeople(people, editing.choose);

  if (isSaved) {
    return <CredentialsSaved people={people.filter((person) => isRequested(person, edits))} onChange={reopen} />;
  }
  return <CredentialForm {...editing} />;
}

export function CredentialSelectionPage() {
  const identifier = useSelector(selectSessionIdentifier) ?? '';
  const { data: staff, error, unreadable, refetch } = useGetStaffQuery(identifier === '' ? skipToken : identifier);

  const { isSaved } = useCredentialsSave(identifier);

  const content = () => {
    if (staff === undefined && error !== undefined) {
      return (
        <ErrorPanel heading="We couldn’t load your staff" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorPanel>
      );
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
    return <CredentialEditor identifier={identifier} staff={staff} />;
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
