import { Field } from './Field';
import type { FieldProps } from './FieldFrame';
import { TextInput, type TextInputOptions } from './TextInput';

export function TextField({ type, autoComplete, inputMode, ...field }: FieldProps & TextInputOptions) {
  return (
    <Field {...field}>
      {(control) => <TextInput {...control} type={type} autoComplete={autoComplete} inputMode={inputMode} />}
    </Field>
  );
}
