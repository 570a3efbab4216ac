import type { AgreementTexts, BroadcastType } from '@/features/agreements';
import { FieldError, fieldId, TextField } from '@/shared/ui/field';
import { labels } from '../../config/labels';
import { useAgreementState } from '../../model/useAgreement';
import css from './AgreementForm.module.css';
import { useChoiceError } from './ChoiceMessages';

/** "primary contact and organization", or which of the two something was filled in from. */
function sourceOf({ name = '', email = '', billingEmail = '', station = '' }: Partial<AgreementTexts>): string {
  const sources = [
    ...(name + email === '' ? [] : ['primary contact']),
    ...(billingEmail + station === '' ? [] : ['organization']),
  ];
  return sources.join(' and ');
}

interface ContactFieldsProps {
  type: BroadcastType;
  organization: string;
}

export function ContactFields({ type, organization }: ContactFieldsProps) {
  const { error } = useChoiceError('organization');
  const { prefilled } = useAgreementState();
  const source = sourceOf(prefilled ?? {});
  const id = fieldId('organization');
  return (
    <fieldset className={`${css.group ?? ''} ${css.three ?? ''}`}>
      <legend>Broadcaster</legend>
      {source === '' ? null : (
        <p className={`${css.hint ?? ''} ${css.beside ?? ''}`}>
          {`Filled in from your ${source}. Change anything that differs.`}
        </p>
      )}
      <div className={css.readOnly}>
        <label htmlFor={id}>{labels.organization}</label>
        <input
          id={id}
          name="organization"
          value={organization}
          readOnly
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
        />
        <FieldError id={id} error={error} />
      </div>
      <TextField name="name" label={labels.name} autoComplete="name" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField
        name="billingEmail"
        label={labels.billingEmail}
        type="email"
        autoComplete="email"
        {...(type === 'Audio'
          ? { hint: 'Audio is free of charge; the association uses this address only for questions.' }
          : {})}
      />
      <TextField name="station" label={labels.station} autoComplete="off" optional />
      {type === 'Internet Video' ? (
        <TextField
          name="stream"
          label={labels.stream}
          hint="Starts with http:// or https://"
          type="url"
          inputMode="url"
          autoComplete="url"
        />
      ) : null}
    </fieldset>
  );
}
