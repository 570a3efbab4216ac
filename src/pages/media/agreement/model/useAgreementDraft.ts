import { useSelector } from 'react-redux';
import { agreementDraft, agreementFormSlice } from '@/features/agreements';
import { selectSessionIdentifier } from '@/features/session';
import { useSliceDraft } from '@/shared/forms';

/** The id of the step's heading, which gets the focus when a step begins. */
export const STEP_HEADING_ID = 'agreement-step';

export function useAgreementDraft() {
  const owner = useSelector(selectSessionIdentifier) ?? '';
  return useSliceDraft(agreementFormSlice, agreementDraft(owner));
}
