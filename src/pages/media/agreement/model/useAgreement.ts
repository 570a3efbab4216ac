import { useSelector } from 'react-redux';
import {
  offeredChoices,
  selectAgreement,
  useAgreementLists,
  type AgreementChoices,
  type AgreementLists,
  type AgreementState,
  type BroadcastType,
  type LookupFailure,
} from '@/features/agreements';

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

export const useAgreementState = (): AgreementState => useSelector(selectAgreement);

export function useAgreementForm(type: BroadcastType): AgreementForm {
  const { choices } = useAgreementState();
  const { lists, failures } = useAgreementLists(choices);
  return { type, choices, offered: offeredChoices(choices, lists), lists, failures };
}
