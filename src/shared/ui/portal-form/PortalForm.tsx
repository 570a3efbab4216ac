import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { ObjectSchema } from 'yup';
import { fieldsKind, submitEnded, submitStarted, useDraft, type DraftId } from '@/shared/lib/drafts';
import { useSingleFlight } from '@/shared/lib/single-flight';
import { withTabLock } from '@/shared/lib/tab-lock';
import type { PortalDispatch } from '@/shared/lib/root-reducer';
import { ErrorSummary, FieldScope } from '@/shared/ui/field';
import { noticeShownHere } from '@/shared/ui/notices';
import { EarlyNote } from './EarlyNote';
import { flushForms } from './flushForms';
import { areSame, FormDraftSync } from './FormDraftSync';
import css from './PortalForm.module.css';
import { useIsInDocument } from './useIsInDocument';

export interface FormDraft {
  owner: string;
  form: string;
  subject?: string;
  volatile?: boolean;
}

interface PortalFormProps<Values extends Record<string, string>> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Receives the values after the schema's cast. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  draft: FormDraft;
  /** Prefixes field ids where two forms are open. */
  scope?: string;
  secret?: readonly (keyof Values & string)[];
  children: (form: FormikProps<Values>) => ReactNode;
}

const NONE: readonly never[] = [];

/** The name under which only one tab sends the form. */
export const lockOf = ({ owner, form, subject }: DraftId): string => [owner, form, subject].join('/');

/** The same object until the values differ: those of a record change when it is read again. */
function useLatestSame<Values extends Record<string, string>>(values: Values): Values {
  const [latest, setLatest] = useState(values);
  if (areSame(latest, values)) return latest;
  setLatest(values);
  return values;
}

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
  const singleFlight = useSingleFlight();
  const isInDocument = useIsInDocument();
  const initial = useLatestSame(initialValues);
  const { id, value, send } = useDraft(fieldsKind, draft);
  const dispatch = useDispatch<PortalDispatch>();
  const [first] = useState(() => {
    const typed = Object.entries(value.values).filter(([name]) => Object.hasOwn(initial, name));
    return { values: { ...initial, ...Object.fromEntries(typed) }, touched: value.touched };
  });

  const submitOnce = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    if (value.isSending) return;
    const work = async (): Promise<void> => {
      flushForms();
      send(submitStarted());
      try {
        await onSubmit(schema.cast(values) as Values, helpers);
      } finally {
        send(submitEnded());
      }
    };
    await singleFlight(async () => {
      // Visitors' drafts belong to one tab.
      const isSent = id.owner === '' ? work().then(() => true) : withTabLock(lockOf(id), work);
      if (await isSent) return;
      dispatch(noticeShownHere({ tone: 'warning', text: 'Another tab is sending this form. Please wait for it.' }));
    });
  };

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
            <FormDraftSync
              initial={initial}
              stored={value.values}
              secret={secret}
              isSending={value.isSending}
              send={send}
            />
            <ErrorSummary labels={labels} attempts={value.attempts} />
            {children({ ...form, isSubmitting: form.isSubmitting || value.isSending })}
            {isInDocument ? <EarlyNote /> : null}
          </Form>
        </FieldScope>
      )}
    </Formik>
  );
}
