import { agreementEvents, type AgreementTexts } from '@/features/agreements';
import { TextInput, fieldId, FieldError, FieldFrame, type TextInputOptions, type FieldProps } from '@/shared/forms';
import { labels } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import { controlClass } from '@/shared/ui/controlClass';
import css from './AgreementForm.module.css';

/** The source of the prefilled fields: "primary contact", "organization", or both with "and"; '' if none was prefilled. */
function sourceOf({ name = '', email = '', billingEmail = '', station = '' }: Partial<AgreementTexts>): string {
  const sources = [
    ...(name + email === '' ? [] : ['primary contact']),
    ...(billingEmail + station === '' ? [] : ['organization']),
  ];
  return sources.join(' and ');
}

interface TextProps extends Omit<FieldProps, 'label'>, TextInputOptions {
  form: AgreementForm;
  name: keyof AgreementTexts;
}

function Text({ form, type, autoComplete, inputMode, ...field }: TextProps) {
  const { name } = field;
  return (
    <FieldFrame
      {...field}
      label={labels[name]}
      value={form.texts[name]}
      error={form.errorOf(name)}
      onBlur={() => form.leave(name)}
      setValue={(value) => form.send(agreementEvents.textEntered({ [name]: value }))}
    >
      {(control) => <TextInput {...control} type={type} autoComplete={autoComplete} inputMode={inputMode} />}
    </FieldFrame>
  );
}

export function ContactFields({ form }: { form: AgreementForm }) {
  const { type, organization, prefilled = {} } = form;
  const error = form.errorOf('organization');
  const source = sourceOf(prefilled);
  const id = fieldId('organization');
  return (
    <fieldset className={`${css.group ?? ''} ${css.three ?? ''}`}>
      <legend>Broadcaster</legend>
      {source === '' ? null : (
        <p className={`hint ${css.beside ?? ''}`}>{`Filled in from your ${source}. Change anything that differs.`}</p>
      )}
      <div className="field">
        <label htmlFor={id} className="label">
          {labels.organization}
        </label>
        <input
          id={id}
          className={controlClass}
          name="organization"
          value={organization}
          readOnly
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
        />
        <FieldError id={id} error={error} />
      </div>
      <Text form={form} name="name" autoComplete="name" />
      <Text form={form} name="email" type="email" autoComplete="email" />
      <Text
        form={form}
        name="billingEmail"
        type="email"
        autoComplete="email"
        {...(type === 'Audio'
          ? { hint: 'Audio is free of charge; the association uses this address only for questions.' }
          : {})}
      />
      <Text form={form} name="station" autoComplete="off" optional />
      {type === 'Internet Video' ? (
        <Text
          form={form}
          name="stream"
          hint="Starts with http:// or https://"
          type="url"
          inputMode="url"
          autoComplete="url"
        />
      ) : null}
    </fieldset>
  );
}
