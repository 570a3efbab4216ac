import { Field, type FieldProps } from '@/shared/forms';
import type { SearchSelectProps } from './AntdSelect';
import { SearchSelect } from './SearchSelect';

interface SearchSelectFieldProps extends FieldProps, Pick<SearchSelectProps, 'options' | 'isDisabled'> {}

const none = { value: '', label: 'Choose one' };

/** A form's field with a list of choices. An optional one can be emptied again. */
export function SearchSelectField({ options, isDisabled = false, ...field }: SearchSelectFieldProps) {
  return (
    <Field {...field}>
      {({ id, value, setValue, onBlur, ...control }) => (
        <SearchSelect
          id={id}
          label={field.label}
          value={value}
          options={field.optional === true ? [none, ...options] : options}
          prompt={none.label}
          describedBy={control['aria-describedby']}
          isInvalid={control['aria-invalid']}
          isRequired={control['aria-required']}
          isDisabled={isDisabled}
          onBlur={onBlur}
          onChange={setValue}
        />
      )}
    </Field>
  );
}
