import { Select } from 'antd';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldProps } from './Field';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  loading?: boolean;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A choice from a list, which narrows as one types. An empty string stands for no choice. */
export function SelectField({ options, loading = false, placeholder, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {({ setValue, value, name: _name, 'aria-invalid': invalid, ...control }) => (
        <Select<string>
          {...control}
          aria-invalid={invalid}
          {...(invalid ? { status: 'error' as const } : {})}
          value={value === '' ? null : value}
          options={[...options]}
          loading={loading}
          placeholder={placeholder ?? 'Choose one'}
          showSearch={{ optionFilterProp: 'label' }}
          // A virtual list shows assistive technology three options only.
          virtual={false}
          onChange={(next: string | undefined) => {
            setValue(next ?? '');
          }}
        />
      )}
    </Field>
  );
}
