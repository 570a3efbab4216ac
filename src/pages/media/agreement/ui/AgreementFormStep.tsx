import { Form, Formik } from 'formik';
import { useCallback, useMemo, useState } from 'react';
import { draftReviewed, noTexts, reviewAgreement, type BroadcastType } from '@/features/agreements';
import { describeError } from '@/shared/api';
import { fieldsEdited, fieldsLeft, submitPressed } from '@/shared/lib/drafts';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ErrorSummary } from '@/shared/ui/field';
import { FormMirror } from '@/shared/ui/portal-form';
import { labels } from '../config/labels';
import { agreementErrors, trimmed } from '../model/agreementSchema';
import { useAgreementDraft, useAgreementForm } from '../model/useAgreement';
import type { OwnOrganization } from '../model/useOwnOrganization';
import css from './AgreementForm.module.css';
import { ContactFields } from './ContactFields';
import { DraftTools } from './DraftTools';
import { EventFields } from './EventFields';
import { FeeFields } from './FeeFields';
import { Revalidation } from './Revalidation';
import { PhoneFields } from './PhoneFields';
import { PlaceFields } from './PlaceFields';
import { Terms } from './Terms';

interface AgreementFormStepProps {
  type: BroadcastType;
  organization: OwnOrganization;
}

const INITIAL = { ...noTexts };
const NONE: readonly string[] = [];

/** The terms and the form. Formik runs what is typed, mirrored into the draft; what is chosen stands there at once. */
export function AgreementFormStep({ type, organization }: AgreementFormStepProps) {
  const { value, send } = useAgreementDraft();
  const { texts, touched, attempts } = value;
  const [first] = useState({ texts, touched });
  const edited = useCallback((values: Record<string, string>) => send(fieldsEdited(values)), [send]);
  const left = useCallback((names: string[]) => send(fieldsLeft(names)), [send]);
  const pressed = useCallback(() => send(submitPressed()), [send]);
  const typed = useMemo(
    () => Object.fromEntries(Object.entries({ ...texts }).filter(([, text]) => text !== '')),
    [texts],
  );
  const form = useAgreementForm(type);
  const { offered, lists, failures } = form;

  return (
    <>
      <Terms type={type} />
      <Formik
        initialValues={first.texts}
        initialTouched={Object.fromEntries(first.touched.map((name) => [name, true]))}
        validateOnMount={first.touched.length > 0}
        validate={(typed) => agreementErrors(type, { organization: organization.name, ...typed, ...offered })}
        onSubmit={(typed) => {
          const entered = { texts: trimmed(typed), choices: offered };
          const reviewed = reviewAgreement({ type, organization, lists, ...entered });
          send(draftReviewed({ ...entered, reviewed }));
        }}
      >
        <Form className={css.form} noValidate>
          <FormMirror
            initial={INITIAL}
            stored={typed}
            secret={NONE}
            onEdited={edited}
            onLeft={left}
            onPressed={pressed}
          />
          <Revalidation offered={offered} attempts={attempts} />
          <p className={css.lead}>All fields are required unless they are marked optional.</p>
          <ErrorSummary labels={labels} attempts={attempts} />
          {failures.map(({ what, error, retry }) => (
            <Alert key={what}>
              {what} could not be loaded. {describeError(error)}{' '}
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Alert>
          ))}
          <ContactFields type={type} organization={organization.name} />
          <EventFields form={form} />
          <PlaceFields form={form} />
          {type === 'Audio' ? <PhoneFields choices={offered} /> : <FeeFields form={form} />}
          <div className={css.actions}>
            <Button type="submit" tone="primary">
              Review Agreement
            </Button>
            <p className={css.hint}>Nothing is submitted yet: you see every answer once more first.</p>
          </div>
          <DraftTools />
        </Form>
      </Formik>
    </>
  );
}
