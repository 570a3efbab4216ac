import { Field, type FieldProps } from '@/shared/forms';
import { lazyComponent } from './lazyComponent';
import { Skeleton } from './Skeleton';
import type { SearchSelectProps } from './AntdSelect';
import css from './SearchSelect.module.css';

const AntdSelect = lazyComponent(
  async () => (await import(/* webpackChunkName: "antd-select" */ './AntdSelect')).AntdSelect,
);

/** A select for the media area; long ones can be searched by typing. Public pages use the native `<select>`. */
export function SearchSelect(props: SearchSelectProps) {
  return (
    <div className={css.frame}>
      <AntdSelect {...props} fallback={<Skeleton className={css.skeleton} />} />
    </div>
  );
}

interface SearchSelectFieldProps
  extends FieldProps, Pick<SearchSelectProps, 'options' | 'isDisabled' | 'autoComplete'> {}

const none = { value: '', label: 'Choose one' };

/** A form field with a select. If the field is optional, the user can clear it again. */
export function SearchSelectField({ options, isDisabled = false, autoComplete, ...field }: SearchSelectFieldProps) {
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
          autoComplete={autoComplete}
          onBlur={onBlur}
          onChange={setValue}
        />
      )}
    </Field>
  );
}
