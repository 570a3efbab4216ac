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
import { draftKey, useSavedToggles } from '@/shared/forms';
import { messages } from './messages';

/** The choices that are not submitted yet, and the functions that change, submit, and discard them. */
export function useCredentialEdits(identifier: string, people: readonly Person[]) {
  const draft = credentialsDraft(identifier);
  const [save, write] = useSaveCredentialsMutation({ fixedCacheKey: draftKey(draft) });
  const editing = useSavedToggles(credentialToggles, draft, write, messages.save);
  const edits = useSelector(editing.selectEdits);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();

  const send = async (sent: typeof edits) => {
    const response = await save({ identifier, choices: credentialChoices(people, sent, identifier), edits: sent });
    const withSent = (person: Person): Person => ({ ...person, NeedCredential: isRequested(person, sent) ? 1 : 0 });
    const update = (person: Person): Person => (person.PersonID in sent ? withSent(person) : person);
    if (response.error === undefined) dispatch(patchPeople(identifier, update));
    return response;
  };

  return {
    ...editing,
    people,
    /** The people for whom the last save has requested credentials. */
    requested: people.filter(({ PersonID }) =>
      write.data?.some(({ staff, credential }) => Number(staff) === PersonID && credential === '1'),
    ),
    edits,
    changes: credentialToggles.count(edits),
    choose: (chosen: readonly Person[], requested: boolean) =>
      editing.change((before) => withChoice(before, chosen, requested)),
    submit: () => editing.save(send),
    discard: () => {
      editing.remove();
      write.reset();
    },
    reopen: write.reset,
  };
}
