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

export interface AgreementForm {
  type: BroadcastType;
  /** From the store: a list that is still loading must not change them. */
  choices: AgreementChoices;
  /** The choices that the current lists offer. */
  offered: AgreementChoices;
  lists: AgreementLists;
  failures: LookupFailure[];
  choose: (event: UnknownAction) => void;
}

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
    // An activity that is the only option counts as chosen, and resetting later choices depends on it.
    if (choices.activity === '' && offered.activity !== '') send(activityChosen(offered.activity));
    send(event);
  };
  return { type, choices, offered, lists, failures, choose };
}
