import { useFormikContext } from 'formik';
import type { Lookup } from '@/features/agreements';
import { config } from '@/shared/config';
import { whenReleased } from '@/shared/lib/when-released';
import { PhoneLink } from '@/shared/ui/phone-link';
import type { AgreementField } from '../../config/labels';
import { useAgreementState } from '../../model/useAgreement';
import css from './ChoiceField.module.css';

/** Choices live in the store, not in Formik, so their errors show once submitted or touched. */
export function useChoiceError(name: AgreementField) {
  const { errors, touched, submitCount, setFieldTouched } = useFormikContext<Partial<Record<AgreementField, string>>>();
  const { attempts } = useAgreementState();
  return {
    error: submitCount + attempts > 0 || touched[name] === true ? errors[name] : undefined,
    touch: () => {
      whenReleased(() => void setFieldTouched(name, true));
    },
  };
}

export function emptyListNote(status: Lookup<unknown>['status'], notes: { waiting: string; ready: string }): string {
  if (status === 'loading') return 'Loading…';
  if (status === 'failed') return 'Not available right now.';
  return notes[status];
}

export function CallAssociation() {
  const { shortName, phone, mediaEmail } = config.association;
  return (
    <p className={css.call}>
      <span>{`${shortName} can help: call `}</span>
      <PhoneLink phone={phone} /> or write to <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>. Your entries stay here.
    </p>
  );
}
