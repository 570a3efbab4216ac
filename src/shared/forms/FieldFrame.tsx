import { createContext, useContext, type ReactNode, type HTMLInputAutoCompleteAttribute } from 'react';
import { whenReleased } from '@/shared/lib/when-released';
import { Icon } from '@/shared/ui/Icon';
import { controlClass } from '@/shared/ui/controlClass';
import css from './FieldFrame.module.css';

/** The prefix of field ids, which keeps them unique when the sign-in dialog is open over another form. */
export const FieldScope = createContext('field');

export const fieldId = (name: string, scope = 'field'): string => `${scope}-${name}`;

export function useFieldId(): (name: string) => string {
  const scope = useContext(FieldScope);
  return (name) => fieldId(name, scope);
}

interface FieldMessagesProps {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function describedBy({ id, hint, error }: FieldMessagesProps): { 'aria-describedby'?: string } {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') };
}

export function FieldHint({ id, hint }: FieldMessagesProps) {
  if (hint === undefined) return null;
  return (
    <p id={`${id}-hint`} className="hint">
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: FieldMessagesProps) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="with-icon urgent">
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}

export interface FieldControl {
  id: string;
  name: string;
  value: string;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby'?: string;
  onBlur: () => void;
  setValue: (value: string) => void;
}

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

export interface FieldFrameProps extends FieldProps {
  value: string;
  error: string | undefined;
  onBlur: () => void;
  setValue: (value: string) => void;
  children: (control: FieldControl) => ReactNode;
}

/** A field with its label, control, hint, and error; the caller decides where the value is stored. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, optional = false, value, error, onBlur, setValue, children } = props;
  const id = useFieldId()(name);

  return (
    <div className="field" data-invalid={error !== undefined}>
      <div className={css.labelRow}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        {optional ? <span className="hint">optional</span> : null}
      </div>
      {children({
        id,
        name,
        value,
        'aria-invalid': error !== undefined,
        'aria-required': !optional,
        ...describedBy({ id, hint, error }),
        onBlur: () => whenReleased(onBlur),
        setValue,
      })}
      {/* Below the control, so that the controls of a row align. */}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}

export interface TextInputOptions {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | undefined;
}

export function TextInput({ type = 'text', setValue, ...input }: FieldControl & TextInputOptions) {
  return <input {...input} type={type} className={controlClass} onChange={(event) => setValue(event.target.value)} />;
}
