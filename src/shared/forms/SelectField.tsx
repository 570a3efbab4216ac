import type { HTMLInputAutoCompleteAttribute } from 'react';
import { controlClass } from '@/shared/ui/controlClass';
import { Field } from './Field';
import type { FieldProps } from './FieldFrame';

export interface SelectOption {
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
          // A kept draft may name an option that isn't loaded yet.
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
