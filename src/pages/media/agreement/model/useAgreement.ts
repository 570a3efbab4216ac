import { useSelector } from 'react-redux';
import { agreementKind, type AgreementState } from '@/features/agreements';
import { selectSessionIdentifier } from '@/features/session';
import { useDraft } from '@/shared/forms';

export function useAgreementDraft() {
  const owner = useSelector(selectSessionIdentifier) ?? '';
  return useDraft(agreementKind, { owner, form: agreementKind.form });
}

export const useAgreementState = (): AgreementState => useAgreementDraft().value;
