import { useEffect, useRef } from 'react';
import {
  credentialChoices,
  credentialsDraft,
  credentialsKind,
  credentialsRefused,
  credentialsSaved,
  credentialsSent,
  credentialsToggled,
  listLeft,
  listReopened,
  useSaveCredentialsMutation,
  withChoice,
} from '@/features/credentials';
import type { Person } from '@/features/staff';
import { describeError } from '@/shared/api';
import { useDraft } from '@/shared/lib/drafts';

/** Who of the staff was toggled and not submitted, and submitting it, never twice at once. */
export function useCredentialEdits(identifier: string, staff: readonly Person[]) {
  const { value, changes, isFromElsewhere, send, remove } = useDraft(credentialsKind, credentialsDraft(identifier));
  const { edits, submitted, status, problem } = value;
  const [save] = useSaveCredentialsMutation();
  const sending = useRef(false);
  // What was submitted shows until the staff has been loaded again.
  const people = staff.map((person): Person => {
    const requested = submitted[person.PersonID];
    return requested === undefined ? person : { ...person, NeedCredential: requested ? 1 : 0 };
  });

  // The success is for this visit of the screen.
  const isShown = status === 'saved' || Object.keys(submitted).length > 0;
  useEffect(() => (isShown ? () => send(listLeft()) : undefined), [isShown, send]);

  const submit = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    send(credentialsSent());
    const { error } = await save({ identifier, choices: credentialChoices(people, edits, identifier) });
    sending.current = false;
    send(error === undefined ? credentialsSaved(edits) : credentialsRefused(describeError(error)));
  };

  return {
    people,
    edits,
    status,
    problem,
    changes,
    isFromElsewhere,
    choose: (chosen: readonly Person[], requested: boolean) => {
      send(credentialsToggled(withChoice(edits, chosen, requested)));
    },
    submit,
    discard: remove,
    reopen: () => send(listReopened()),
  };
}
