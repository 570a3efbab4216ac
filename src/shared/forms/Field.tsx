import { useField } from 'formik';
import { FieldFrame, type FieldFrameProps, type FieldProps } from './FieldFrame';

/** A field of a Formik form. */
export function Field(props: FieldProps & Pick<FieldFrameProps, 'children'>) {
  const [{ value }, { touched, error }, { setTouched, setValue }] = useField<string>(props.name);
  return (
    <FieldFrame
      {...props}
      value={value}
      error={touched ? error : undefined}
      onBlur={() => void setTouched(true)}
      setValue={(next) => void setValue(next)}
    />
  );
}
