import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import {
  credentialChoices,
  credentialsDraft,
  credentialToggles,
  isRequested,
  useSaveCredentialsMutation,
  withChoice,
} from '@/features/credentials';
import { patchPeople, type Person } from '@/features/staff';
import { describeFailedWrite } from '@/shared/api';
import { useSuccessNotice, useToggles, selectDraft, draftKey } from '@/shared/forms';
import { useOnLeave } from '@/shared/lib/on-leave';
import type { RootState } from '@/shared/lib/root-reducer';
import { useSingleFlight, otherTabIs, useTabLocked } from '@/shared/lib/once-at-a-time';

const problemOf = (error: unknown): string =>
  describeFailedWrite(error, {
    done: 'your request was saved',
    failed: 'We couldn’t save your request.',
    advice: 'Submit again to be sure; nothing is requested twice.',
  });

/** Saves the requests. The save's state is shared, so that a user who leaves and returns during the save still sees it. */
export function useCredentialsSave(identifier: string) {
  const draft = credentialsDraft(identifier);
  const [save, write] = useSaveCredentialsMutation({ fixedCacheKey: draftKey(draft) });
  const hasChanges = useSelector((state: RootState) => (selectDraft(state, draft)?.changes ?? 0) > 0);
  return { ...write, save, isSaved: write.isSuccess && !hasChanges };
}

/** The edits that are not submitted yet, and a `submit` that never runs twice at once. */
export function useCredentialEdits(identifier: string, people: readonly Person[]) {
  const toggles = useToggles(credentialToggles, credentialsDraft(identifier));
  const edits = useSelector(toggles.selectEdits);
  const { save, reset, isLoading, isSaved, error: failure } = useCredentialsSave(identifier);
  const { isElsewhere, run } = useTabLocked(`credentials/${identifier}`);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const once = useSingleFlight();
  const saveStarted = useSuccessNotice();

  // Forgets the result of a submission when the user leaves; a submission that is still running goes on.
  useOnLeave(() => {
    if (!isLoading) reset();
  });

  const submit = async (): Promise<void> => {
    // Ignores a second submission, even if the user left during the first one and has returned.
    if (isLoading) return;
    await run(async () => {
      const reportSuccess = saveStarted();
      const { error } = await save({ identifier, choices: credentialChoices(people, edits, identifier) });
      if (error !== undefined) return;
      dispatch(
        patchPeople(identifier, (person) => ({
          ...person,
          NeedCredential: person.PersonID in edits ? (isRequested(person, edits) ? 1 : 0) : person.NeedCredential,
        })),
      );
      const later = toggles.removeSaved(edits);
      if (later === 0) return;
      reset();
      reportSuccess('Your request has been submitted.', later);
    });
  };

  return {
    people,
    edits,
    isSaved,
    isSubmitting: isLoading,
    problem: isElsewhere ? otherTabIs('saving your request') : failure === undefined ? null : problemOf(failure),
    changes: credentialToggles.count(edits),
    isFromOtherTab: toggles.isFromOtherTab,
    choose: (chosen: readonly Person[], requested: boolean) => toggles.toggle(withChoice(edits, chosen, requested)),
    submit: () => once(submit),
    discard: () => {
      toggles.remove();
      reset();
    },
    reopen: reset,
  };
}
