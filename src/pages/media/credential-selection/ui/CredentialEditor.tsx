import { useMemo } from 'react';
import { isRequested } from '@/features/credentials';
import type { Person } from '@/features/staff';
import { useTickedPeople } from '../model/useTickedPeople';
import { useCredentialEdits } from '../model/useCredentialEdits';
import { CredentialForm } from './CredentialForm';
import { CredentialsSaved } from './CredentialsSaved';

/** What is toggled, through submitting and changing it again. */
export function CredentialEditor({ identifier, staff }: { identifier: string; staff: readonly Person[] }) {
  const distinct = useMemo(() => [...new Map(staff.map((person) => [person.PersonID, person])).values()], [staff]);
  const editing = useCredentialEdits(identifier, distinct);
  const { people, edits, status, reopen } = editing;
  useTickedPeople(people, editing.choose);

  if (status === 'saved') {
    return <CredentialsSaved people={people.filter((person) => isRequested(person, edits))} onChange={reopen} />;
  }
  return <CredentialForm {...editing} />;
}
