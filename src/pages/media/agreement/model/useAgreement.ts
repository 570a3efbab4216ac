import type { UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import {
  activityChosen,
  agreementKind,
  offeredChoices,
  useAgreementLists,
  type AgreementChoices,
  type AgreementLists,
  type AgreementState,
  type BroadcastType,
  type LookupFailure,
} from '@/features/agreements';
import { selectSessionIdentifier } from '@/features/session';
import { useDraft } from '@/shared/lib/drafts';

/** What the fields of the form are drawn from. */
export interface AgreementForm {
  type: BroadcastType;
  /** As they stand in the store: a list that is not there yet must not change them. */
  choices: AgreementChoices;
  /** Those of them that the present lists offer. */
  offered: AgreementChoices;
  lists: AgreementLists;
  failures: LookupFailure[];
  /** Sends a choice of the form. */
  choose: (event: UnknownAction) => void;
}

/** The agreement of the signed-in organization, how to change it, and how to start over. */
export function useAgreementDraft() {
  const owner = useSelector(selectSessionIdentifier) ?? '';
  return useDraft(agreementKind, { owner, form: agreementKind.form });
}

export const useAgreementState = (): AgreementState => useAgreementDraft().value;

export function useAgreementForm(type: BroadcastType): AgreementForm {
  const { value, send } = useAgreementDraft();
  const { choices } = value;
  const { lists, failures } = useAgreementLists(choices);
  const offered = offeredChoices(choices, lists);
  const choose = (event: UnknownAction): void => {
    // What a choice resets depends on the activity, which may stand there as the only one of its list.
    if (choices.activity === '' && offered.activity !== '') send(activityChosen(offered.activity));
    send(event);
  };
  return { type, choices, offered, lists, failures, choose };
}
