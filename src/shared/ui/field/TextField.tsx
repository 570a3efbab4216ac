import type { HTMLInputAutoCompleteAttribute } from 'react';
import { controlClass } from '@/shared/ui/control';
import { Field, type FieldProps } from './Field';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric';
}

export function TextField({ type = 'text', autoComplete, inputMode, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {({ setValue, ...control }) => (
        <input
          {...control}
          type={type}
          className={controlClass}
          autoComplete={autoComplete}
          inputMode={inputMode}
          onChange={(event) => {
            setValue(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
