import { useFormikContext } from 'formik';
import type { AgreementField } from '../config/labels';
import { useAgreementState } from '../model/useAgreement';

/** The error of a choice, once the form was submitted or the control was left. Choices stand in the store, not in Formik. */
export function useChoiceError(name: AgreementField) {
  const { errors, touched, submitCount, setFieldTouched } = useFormikContext<Partial<Record<AgreementField, string>>>();
  const { attempts } = useAgreementState();
  return {
    error: submitCount + attempts > 0 || touched[name] === true ? errors[name] : undefined,
    touch: () => void setFieldTouched(name, true),
  };
}
