import type { HTMLInputAutoCompleteAttribute } from 'react';
import { controlClass } from '@/shared/ui/control';
import { Field, type FieldProps } from './Field';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** Whether the options are on their way. */
  loading?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A choice from a list. An empty string stands for no choice. */
export function SelectField({ options, loading = false, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {({ setValue, value, ...control }) => (
        <select
          {...control}
          // A kept draft may name an option that has not been loaded yet.
          value={options.some((option) => option.value === value) ? value : ''}
          className={controlClass}
          autoComplete={autoComplete}
          onChange={(event) => {
            setValue(event.target.value);
          }}
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
