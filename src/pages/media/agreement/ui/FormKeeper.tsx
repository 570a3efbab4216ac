import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { keepAgreementDraft, type AgreementTexts } from '@/features/agreements';
import type { AgreementForm } from '../model/useAgreement';

interface FormKeeperProps {
  owner: string;
  form: AgreementForm;
  onTyped: (texts: AgreementTexts) => void;
}

/** Keeps what is entered (decisions P1), and holds the rules against every new choice. */
export function FormKeeper({ owner, form: { type, choices, offered }, onTyped }: FormKeeperProps) {
  const { values, submitCount, validateForm } = useFormikContext<AgreementTexts>();
  useEffect(() => {
    onTyped(values);
    keepAgreementDraft(owner, { type, choices, texts: values });
  }, [owner, type, choices, values, onTyped]);

  // What is offered is put together anew at each rendering; its content is what counts.
  const offeredNow = JSON.stringify(offered);
  useEffect(() => {
    if (submitCount > 0) void validateForm();
  }, [offeredNow, submitCount, validateForm]);
  return null;
}
