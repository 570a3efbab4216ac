import { useEffect, useState } from 'react';
import { needsCredential, readCredentialDraft, writeCredentialDraft } from '@/features/credentials';
import type { CredentialEdits } from '@/features/credentials';
import type { Person } from '@/features/staff';

const NONE: CredentialEdits = new Map();

/** What was toggled and not submitted. It outlives a reload and a look at another page (for this tab, ids only). */
export function useCredentialEdits(identifier: string) {
  const [edits, setEdits] = useState(() => readCredentialDraft(identifier));
  const [submitted, setSubmitted] = useState<CredentialEdits>();

  useEffect(() => {
    // What was submitted needs no keeping, but shows on until the staff has been loaded anew.
    writeCredentialDraft(identifier, edits === submitted ? NONE : edits);
  }, [identifier, edits, submitted]);

  return {
    edits,
    choose: (people: readonly Person[], requested: boolean) => {
      setEdits((current) => {
        const next = new Map(current);
        for (const person of people) {
          // What is chosen as it is on record is no edit.
          if (needsCredential(person) === requested) next.delete(person.PersonID);
          else next.set(person.PersonID, requested);
        }
        return next;
      });
    },
    markSubmitted: () => {
      setSubmitted(edits);
    },
  };
}
