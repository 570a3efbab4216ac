import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import {
  credentialChoices,
  credentialsDraft,
  credentialsEvents,
  credentialsKind,
  isRequested,
  useSaveCredentialsMutation,
  withChoice,
} from '@/features/credentials';
import { peopleSaved, type Person } from '@/features/staff';
import { describeFailedWrite } from '@/shared/api';
import { selectDraft, useDraft } from '@/shared/lib/drafts';
import type { RootState } from '@/shared/lib/root-reducer';
import { useSingleFlight } from '@/shared/lib/single-flight';
import { withTabLock } from '@/shared/lib/tab-lock';
import { useSuccessNotice } from '@/shared/ui/save-form';

const problemOf = (error: unknown): string =>
  describeFailedWrite(error, {
    done: 'your request was saved',
    failed: 'We couldn’t save your request.',
    advice: 'Submit again to be sure; nothing is requested twice.',
  });

/** Edits that are not submitted yet, and a submit that never runs twice at once. */
export function useCredentialEdits(identifier: string, staff: readonly Person[]) {
  const { id, value, changes, isFromElsewhere, send, remove } = useDraft(credentialsKind, credentialsDraft(identifier));
  const { edits, submitted, status, problem } = value;
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [save] = useSaveCredentialsMutation();
  const store = useStore<RootState>();
  const once = useSingleFlight();
  const saveStarted = useSuccessNotice();
  // Shows the submitted choices until the staff is refetched.
  const people = staff.map((person): Person => {
    const requested = submitted[person.PersonID];
    return requested === undefined ? person : { ...person, NeedCredential: requested ? 1 : 0 };
  });

  // The success message is for this visit only.
  const isShown = status === 'saved' || Object.keys(submitted).length > 0;
  useEffect(() => (isShown ? () => send(credentialsEvents.screenLeft()) : undefined), [isShown, send]);

  const submit = async (): Promise<void> => {
    // Also if the user left during the submission and has returned.
    if (status === 'sending') return;
    const { editsSent, editsSaved, editsRefused } = credentialsEvents;
    const isOurs = await withTabLock(`credentials/${identifier}`, async () => {
      send(editsSent());
      const reportSuccess = saveStarted();
      const { error } = await save({ identifier, choices: credentialChoices(people, edits, identifier) });
      send(error === undefined ? editsSaved(edits) : editsRefused(problemOf(error)));
      if (error !== undefined) return;
      dispatch(
        peopleSaved(identifier, (person) => ({
          ...person,
          NeedCredential: person.PersonID in edits ? (isRequested(person, edits) ? 1 : 0) : person.NeedCredential,
        })),
      );
      const later = selectDraft(store.getState(), id)?.changes ?? 0;
      if (later > 0) reportSuccess('Your request has been submitted.', later);
    });
    if (!isOurs) send(editsRefused('Another tab is saving your request. Please wait for it.'));
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
