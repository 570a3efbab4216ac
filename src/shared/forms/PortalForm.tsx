import { useFormikContext, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useEffect, useRef, useLayoutEffect, useReducer, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { shallowEqual, useDispatch, useStore } from 'react-redux';
import type { ObjectSchema } from 'yup';
import { useIsHydrated } from '@/shared/lib/useIsHydrated';
import { otherTabChanged, otherTabIs, useSingleFlight, useTabLocked } from '@/shared/lib/once-at-a-time';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { whenReleased } from '@/shared/lib/when-released';
import { Alert } from '@/shared/ui/Alert';
import { noticeShownHere } from '@/shared/ui/noticesSlice';
import { ErrorList } from './ErrorList';
import { DraftWriter, flushForms, useFormStart } from './formikDraft';
import css from './PortalForm.module.css';
import { draftChanged, draftKey, textsOf, type DraftId, type Texts } from './draft';
import { selectDraft } from './draftsSlice';
import { useDraftEvents } from './useDraft';
import { FieldScope } from './FieldFrame';

interface ErrorSummaryProps {
  labels: Readonly<Record<string, string>>;
  attempts?: number;
}

export function ErrorSummary({ labels, attempts = 0 }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext<Record<string, string>>();
  const box = useRef<HTMLDivElement>(null);
  const refused = submitCount + attempts > 0 && !isSubmitting && !isValid;
  const settled = useRef(submitCount);

  // Moves focus only after Submit is pressed: a field that becomes invalid while the user is typing must keep focus.
  useEffect(() => {
    if (isSubmitting || settled.current === submitCount) return;
    settled.current = submitCount;
    if (refused) box.current?.focus();
  }, [isSubmitting, refused, submitCount]);

  return refused ? <ErrorList ref={box} labels={labels} errors={errors} /> : null;
}

/** The state of the mutation that sends the form. */
export interface FormWrite {
  isLoading: boolean;
  isError: boolean;
  reset: () => void;
}

interface PortalFormProps<Values extends Record<string, string>> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Receives the values after the schema's cast. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  draft: DraftId;
  write: FormWrite;
  /** Prefix of field ids, to keep them unique if two forms are open. */
  scope?: string;
  secret?: readonly (keyof Values & string)[];
  /** The fields, which use Formik. They are remounted when the draft changes outside this form, or the record is refetched. */
  fields: ReactNode;
  /** Below the fields: messages and buttons. */
  children: ReactNode;
}

const NONE: readonly never[] = [];

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

export function PortalForm<Values extends Record<string, string>>({
  initialValues,
  schema,
  labels,
  onSubmit,
  draft,
  write: { isLoading, isError, reset },
  scope = 'field',
  secret = NONE,
  fields,
  children,
}: PortalFormProps<Values>) {
  const store = useStore<RootState>();
  const dispatch = useDispatch<PortalDispatch>();
  const singleFlight = useSingleFlight();
  const { isInOtherTab, run } = useTabLocked(draftKey(draft));
  const isPrerendered = !useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const formik = useRef<FormikProps<Values>>(null);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const { send } = useDraftEvents(draft);
  const { start, isGone, isRemoved, isOutdated, restart, showErrors } = useFormStart(initialValues, draft);

  const typedSecrets = (): Texts => {
    const typed = secret.map((name) => [name, formik.current?.values[name] ?? ''] as const);
    return Object.fromEntries(typed.filter(([, text]) => text !== ''));
  };

  useLayoutEffect(() => {
    // Waits while a field has focus: a restart would take focus away from someone who is typing.
    const isTypedIn = form.current?.contains(document.activeElement) === true && isField(document.activeElement);
    if (isGone || (isOutdated && !isTypedIn)) restart(typedSecrets());
  });

  // Clears the error of a failed submission once its draft is removed.
  useEffect(() => {
    if (isRemoved && isError) reset();
  }, [isRemoved, isError, reset]);

  const keepTyped = (typed: Texts, isSubmitting: boolean): void => {
    const before = textsOf(selectDraft(store.getState(), draft));
    // During a save, keeps a field in the draft even if the user restores its initial value, because the save is sending another one.
    const isBeingSaved = (name: string): boolean =>
      (isLoading || isSubmitting) && name in before && !secret.includes(name);
    const changed = Object.entries({ ...before, ...typed }).filter(
      ([name, text]) => text !== initialValues[name] || isBeingSaved(name),
    );
    const value = Object.fromEntries(changed);
    if (!shallowEqual(value, before)) {
      send(draftChanged({ value, changes: Object.keys(value).length, knows: start.replacedAt }));
    }
  };

  const submitOnce = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    if (isLoading) return;
    const work = (): Promise<void> => {
      flushForms();
      return onSubmit(schema.cast(values) as Values, helpers);
    };
    // Visitors need no lock, because their drafts belong to one tab.
    await singleFlight(() => (draft.owner === '' ? work() : run(work)));
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears where the focus goes
    <form
      ref={form}
      className={css.form}
      action="#"
      noValidate
      {...(isPrerendered && { 'data-waiting': '', method: 'dialog' })}
      onSubmit={(event) => {
        // First shows what changed outside the form, such as in another tab: nothing is sent that the user has not seen.
        if (isOutdated) {
          const seen = formik.current?.values;
          flushSync(() => restart(typedSecrets()));
          if (!shallowEqual(seen, formik.current?.values)) {
            event.preventDefault();
            const text = `${otherTabChanged('this form')} Please check it and submit again.`;
            dispatch(noticeShownHere({ tone: 'warning', text }));
            return;
          }
        }
        formik.current?.handleSubmit(event);
      }}
      onBlur={({ relatedTarget }) => {
        if (isOutdated && !isField(relatedTarget)) whenReleased(lookAgain);
      }}
    >
      <FieldScope value={scope}>
        <Formik
          key={start.round}
          innerRef={formik}
          initialValues={start.values}
          initialTouched={Object.fromEntries(start.errors.touched.map((name) => [name, true])) as never}
          validateOnMount={start.errors.touched.length > 0}
          validationSchema={schema}
          onSubmit={submitOnce}
        >
          <>
            <DraftWriter secret={secret} onTyped={keepTyped} onErrors={showErrors} />
            <ErrorSummary labels={labels} attempts={start.errors.attempts} />
            {fields}
          </>
        </Formik>
        {isInOtherTab ? <Alert tone="warning">{otherTabIs('sending this form')}</Alert> : null}
        {children}
      </FieldScope>
      {isPrerendered ? (
        // Shown when the form is submitted before the portal runs (build/inline/holdSubmit.ts).
        <p role="status" className={css.early}>
          The page is still loading. We’ll finish this as soon as it’s ready.
        </p>
      ) : null}
    </form>
  );
}
