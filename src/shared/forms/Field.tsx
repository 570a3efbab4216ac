import { useField } from 'formik';
import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { controlClass } from '@/shared/ui/controlClass';
import { FieldFrame, TextInput, type FieldFrameProps, type FieldProps, type TextInputOptions } from './FieldFrame';
import css from './PasswordField.module.css';

/** A field of a Formik form. */
export function Field(props: FieldProps & Pick<FieldFrameProps, 'children'>) {
  const [{ value }, { touched, error }, { setTouched, setValue }] = useField<string>(props.name);
  return (
    <FieldFrame
      {...props}
      value={value}
      error={touched ? error : undefined}
      onBlur={() => void setTouched(true)}
      setValue={(next) => void setValue(next)}
    />
  );
}

export function TextField({ type, autoComplete, inputMode, ...field }: FieldProps & TextInputOptions) {
  return (
    <Field {...field}>
      {(control) => <TextInput {...control} type={type} autoComplete={autoComplete} inputMode={inputMode} />}
    </Field>
  );
}

interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  loading?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function SelectField({ options, loading = false, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {({ setValue, value, ...control }) => (
        <select
          {...control}
          // Shows no choice while the draft's option isn't loaded yet.
          value={options.some((option) => option.value === value) ? value : ''}
          className={controlClass}
          autoComplete={autoComplete}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">{loading ? 'Loading…' : 'Choose one'}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {({ setValue, ...control }) => (
        <div className={css.withButton}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            className={controlClass}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setValue(event.target.value)}
          />
          <button type="button" className={css.inside} aria-pressed={shown} onClick={() => setShown(!shown)}>
            Show<span className="visually-hidden"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
