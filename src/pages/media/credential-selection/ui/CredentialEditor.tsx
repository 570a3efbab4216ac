import { useMemo, useState } from 'react';
import { isRequested } from '@/features/credentials';
import type { Person } from '@/features/staff';
import { useCredentialEdits } from '../model/useCredentialEdits';
import { CredentialForm } from './CredentialForm';
import { CredentialsSaved } from './CredentialsSaved';

/** Holds what is toggled, through submitting and changing it again. */
export function CredentialEditor({ identifier, staff }: { identifier: string; staff: readonly Person[] }) {
  const people = useMemo(() => [...new Map(staff.map((person) => [person.PersonID, person])).values()], [staff]);
  const { edits, choose, markSubmitted } = useCredentialEdits(identifier);
  const [isSubmitted, setIsSubmitted] = useState(false);

  if (isSubmitted) {
    return (
      <CredentialsSaved
        people={people.filter((person) => isRequested(person, edits))}
        onChange={() => {
          setIsSubmitted(false);
        }}
      />
    );
  }
  return (
    <CredentialForm
      identifier={identifier}
      people={people}
      edits={edits}
      onChoose={choose}
      onSaved={() => {
        markSubmitted();
        setIsSubmitted(true);
      }}
    />
  );
}
