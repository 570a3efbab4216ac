import { useEffect } from 'react';
import {
  credentialChoices,
  credentialsDraft,
  credentialsEvents,
  credentialsKind,
  useSaveCredentialsMutation,
  withChoice,
} from '@/features/credentials';
import type { Person } from '@/features/staff';
import { describeError } from '@/shared/api';
import { useDraft } from '@/shared/lib/drafts';
import { useSingleFlight } from '@/shared/lib/single-flight';

/** Edits that are not submitted yet, and a submit that never runs twice at once. */
export function useCredentialEdits(identifier: string, staff: readonly Person[]) {
  const { value, changes, isFromElsewhere, send, remove } = useDraft(credentialsKind, credentialsDraft(identifier));
  const { edits, submitted, status, problem } = value;
  const [save] = useSaveCredentialsMutation();
  const once = useSingleFlight();
  // Shows the submitted choices until the staff is refetched.
  const people = staff.map((person): Person => {
    const requested = submitted[person.PersonID];
    return requested === undefined ? person : { ...person, NeedCredential: requested ? 1 : 0 };
  });

  // The success message is for this visit only.
  const isShown = status === 'saved' || Object.keys(submitted).length > 0;
  useEffect(() => (isShown ? () => send(credentialsEvents.screenLeft()) : undefined), [isShown, send]);

  const submit = async (): Promise<void> => {
    send(credentialsEvents.editsSent());
    const { error } = await save({ identifier, choices: credentialChoices(people, edits, identifier) });
    const { editsSaved, editsRefused } = credentialsEvents;
    send(error === undefined ? editsSaved(edits) : editsRefused(describeError(error)));
  };

  return {
    people,
    edits,
    status,
    problem,
    changes,
    isFromElsewhere,
    choose: (chosen: readonly Person[], requested: boolean) => {
      send(credentialsEvents.toggled(withChoice(edits, chosen, requested)));
    },
    submit: () => once(submit),
    discard: remove,
    reopen: () => send(credentialsEvents.editingResumed()),
  };
}
