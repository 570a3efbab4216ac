import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ErrorSummary, FieldScope } from '@/shared/ui/field';
import css from './PortalForm.module.css';

interface PortalFormProps<Values extends Record<string, string>> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** The labels of the fields by name, in their order; the error summary leads to them. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Given the values as the schema cleans them (blanks around them gone). */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  /** Begins the ids of the fields; for a form that may stand over another one. */
  scope?: string;
  children: (form: FormikProps<Values>) => ReactNode;
}

/** A form of the portal: the schema's rules, an error summary, and never two submissions at once. */
export function PortalForm<Values extends Record<string, string>>({
  initialValues,
  schema,
  labels,
  onSubmit,
  scope = 'field',
  children,
}: PortalFormProps<Values>) {
  const sending = useRef(false);

  const submitOnce = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    // Formik lets a double click through: its own flag is set one render later.
    if (sending.current) return;
    sending.current = true;
    try {
      await onSubmit(schema.cast(values) as Values, helpers);
    } finally {
      sending.current = false;
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submitOnce}>
      {(form) => (
        <FieldScope value={scope}>
          <Form className={css.form} noValidate>
            <ErrorSummary labels={labels} />
            {children(form)}
          </Form>
        </FieldScope>
      )}
    </Formik>
  );
}
