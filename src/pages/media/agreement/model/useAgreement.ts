import { useSelector } from 'react-redux';
import { agreementDraft, agreementFormSlice, type AgreementState } from '@/features/agreements';
import { selectSessionIdentifier } from '@/features/session';
import { useSliceDraft } from '@/shared/forms';

export function useAgreementDraft() {
  const owner = useSelector(selectSessionIdentifier) ?? '';
  return useSliceDraft(agreementFormSlice, agreementDraft(owner));
}

export const useAgreementState = (): AgreementState => useAgreementDraft().value;
