import type { HTMLInputAutoCompleteAttribute } from 'react';
import { controlClass } from '@/shared/ui/control';
import { Field, type FieldControl, type FieldProps } from './Field';

export interface TextInputOptions {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | undefined;
}

export function TextInput({ type = 'text', setValue, ...input }: FieldControl & TextInputOptions) {
  return (
    <input
      {...input}
      type={type}
      className={controlClass}
      onChange={(event) => {
        setValue(event.target.value);
      }}
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
