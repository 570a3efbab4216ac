import { Input } from 'antd';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Field, type FieldProps } from './Field';

interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric';
}

export function TextField({ type = 'text', autoComplete, inputMode, ...field }: TextFieldProps) {
  const Control = type === 'password' ? Input.Password : Input;
  return (
    <Field {...field}>
      {({ setValue, 'aria-invalid': invalid, ...control }) => (
        <Control
          {...control}
          aria-invalid={invalid}
          {...(invalid ? { status: 'error' as const } : {})}
          {...(type === 'password' ? {} : { type })}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          {...(inputMode === undefined ? {} : { inputMode })}
          onChange={(event) => {
            setValue(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
