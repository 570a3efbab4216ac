import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import {
  fieldsEdited,
  fieldsKind,
  fieldsLeft,
  submitEnded,
  submitPressed,
  submitStarted,
  useDraft,
} from '@/shared/lib/drafts';
import { ErrorSummary, FieldScope } from '@/shared/ui/field';
import { EarlyForm } from './EarlyForm';
import { flushForms } from './flushForms';
import { FormMirror } from './FormMirror';
import css from './PortalForm.module.css';
import { useIsInDocument } from './useIsInDocument';

/** Whose form it is and which: what is typed into it is one draft in the store, kept until it is sent. */
export interface FormDraft {
  owner: string;
  form: string;
  subject?: string;
  /** Kept in memory only. */
  volatile?: boolean;
}

interface PortalFormProps<Values extends Record<string, string>> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** The labels of the fields by name, in their order; the error summary leads to them. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Given the values as the schema cleans them (blanks around them gone). */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  draft: FormDraft;
  /** Begins the ids of the fields; for a form that may stand over another one. */
  scope?: string;
  /** Fields that never reach the store, such as a password. */
  secret?: readonly (keyof Values & string)[];
  children: (form: FormikProps<Values>) => ReactNode;
}

const NONE: readonly never[] = [];

/** A form of the portal: the schema's rules, an error summary, a draft, and never two submissions at once. */
export function PortalForm<Values extends Record<string, string>>({
  initialValues,
  schema,
  labels,
  onSubmit,
  draft,
  scope = 'field',
  secret = NONE,
  children,
}: PortalFormProps<Values>) {
  const sending = useRef(false);
  const isInDocument = useIsInDocument();
  const [initial] = useState(initialValues);
  const { value, send } = useDraft(fieldsKind, draft);
  const [first] = useState(() => {
    const typed = Object.entries(value.values).filter(([name]) => Object.hasOwn(initial, name));
    return { values: { ...initial, ...Object.fromEntries(typed) }, touched: value.touched };
  });

  const submitOnce = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    // Formik lets a double click through: its own flag is set one render later.
    if (sending.current || value.isSending) return;
    sending.current = true;
    flushForms();
    send(submitStarted());
    try {
      await onSubmit(schema.cast(values) as Values, helpers);
    } finally {
      sending.current = false;
      send(submitEnded());
    }
  };

  const edited = useCallback((values: Record<string, string>) => send(fieldsEdited(values)), [send]);
  const left = useCallback((names: string[]) => send(fieldsLeft(names)), [send]);
  const pressed = useCallback(() => send(submitPressed()), [send]);

  return (
    <Formik
      initialValues={first.values}
      initialTouched={Object.fromEntries(first.touched.map((name) => [name, true])) as never}
      validateOnMount={first.touched.length > 0}
      validationSchema={schema}
      onSubmit={submitOnce}
    >
      {(form) => (
        <FieldScope value={scope}>
          <Form className={css.form} noValidate {...(isInDocument && { 'data-waiting': '', method: 'dialog' })}>
            <FormMirror
              initial={initial}
              stored={value.values}
              secret={secret}
              onEdited={edited}
              onLeft={left}
              onPressed={pressed}
            />
            <ErrorSummary labels={labels} attempts={value.attempts} />
            {children({ ...form, isSubmitting: form.isSubmitting || value.isSending })}
            {isInDocument ? <EarlyForm initial={first.values} /> : null}
          </Form>
        </FieldScope>
      )}
    </Formik>
  );
}
