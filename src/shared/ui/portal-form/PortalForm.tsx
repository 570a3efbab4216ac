import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ErrorSummary, FieldScope } from '@/shared/ui/field';
import { DraftKeeper } from './DraftKeeper';
import { forgetFormDraft, readFormDraft } from './formDraft';
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
  /**
   * Under which key what is typed is kept for this tab until it is sent (forgetFormDraft) or the session is over. Once
   * there is none any more, what was kept is gone, too.
   */
  draft?: string | undefined;
  children: (form: FormikProps<Values>) => ReactNode;
}

/** A form of the portal: the schema's rules, an error summary, and never two submissions at once. */
export function PortalForm<Values extends Record<string, string>>({
  initialValues,
  schema,
  labels,
  onSubmit,
  scope = 'field',
  draft,
  children,
}: PortalFormProps<Values>) {
  const sending = useRef(false);
  const [blank] = useState(initialValues);
  const [first] = useState(() => (draft === undefined ? blank : readFormDraft(draft, blank)));
  const key = useRef(draft);

  useEffect(() => {
    if (draft === undefined && key.current !== undefined) forgetFormDraft(key.current);
    key.current = draft;
  }, [draft]);

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
    <Formik initialValues={first} validationSchema={schema} onSubmit={submitOnce}>
      {(form) => (
        <FieldScope value={scope}>
          <Form className={css.form} noValidate>
            <ErrorSummary labels={labels} />
            {draft === undefined ? null : <DraftKeeper draft={draft} blank={blank} />}
            {children(form)}
          </Form>
        </FieldScope>
      )}
    </Formik>
  );
}
