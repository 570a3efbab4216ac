import { createContext, useContext, type ReactNode } from 'react';
import { useField } from 'formik';
import { whenReleased } from '@/shared/lib/when-released';
import css from './Field.module.css';
import { describedBy, FieldError, FieldHint } from './FieldMessages';

/** The sign-in dialog may be open over another form. */
export const FieldScope = createContext('field');

export const fieldId = (name: string, scope = 'field'): string => `${scope}-${name}`;

export function useFieldId(): (name: string) => string {
  const scope = useContext(FieldScope);
  return (name) => fieldId(name, scope);
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

export function Field({
  name,
  label,
  hint,
  optional = false,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const [{ value }, { touched, error }, { setTouched, setValue }] = useField<string>(name);
  const id = useFieldId()(name);
  const shownError = touched ? error : undefined;

  return (
    <div className={css.field} data-invalid={shownError !== undefined}>
      <div className={css.labelRow}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {optional ? <span className={css.optional}>optional</span> : null}
      </div>
      {children({
        id,
        name,
        value,
        'aria-invalid': shownError !== undefined,
        'aria-required': !optional,
        ...describedBy({ id, hint, error: shownError }),
        onBlur: () => {
          whenReleased(() => void setTouched(true));
        },
        setValue: (next) => {
          void setValue(next);
        },
      })}
      {/* Below the control, so that the controls of a row align. */}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={shownError} />
    </div>
  );
}
