import { useSelector } from 'react-redux';
import {
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
}

/** The agreement of the signed-in organization, how to change it, and how to start over. */
export function useAgreementDraft() {
  const owner = useSelector(selectSessionIdentifier) ?? '';
  return useDraft(agreementKind, { owner, form: agreementKind.form });
}

export const useAgreementState = (): AgreementState => useAgreementDraft().value;

export function useAgreementForm(type: BroadcastType): AgreementForm {
  const { choices } = useAgreementState();
  const { lists, failures } = useAgreementLists(choices);
  return { type, choices, offered: offeredChoices(choices, lists), lists, failures };
}
