import type { HTMLInputAutoCompleteAttribute } from 'react';
import { controlClass } from '@/shared/ui/controlClass';
import type { FieldControl } from './FieldFrame';

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
