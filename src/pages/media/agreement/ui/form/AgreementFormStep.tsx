import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import {
  agreementTerms,
  draftReviewed,
  isLocationEnough,
  emptyTexts,
  overdueOf,
  recordArrived,
  reviewAgreement,
  type AgreementTexts,
  type BroadcastType,
} from '@/features/agreements';
import { describeError } from '@/shared/api';
import { today } from '@/shared/lib/calendar-dates';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ErrorSummary } from '@/shared/ui/field';
import { flushForms, FormDraftSync } from '@/shared/ui/portal-form';
import { labels } from '../../config/labels';
import { agreementErrors, cleanTexts } from '../../model/agreementSchema';
import { useAgreementDraft, useAgreementForm } from '../../model/useAgreement';
import type { OwnOrganization } from '../../model/useOwnOrganization';
import { StepHeading } from '../StepHeading';
import css from './AgreementForm.module.css';
import { ContactFields } from './ContactFields';
import { DraftTools } from './DraftTools';
import { EventFields } from './EventFields';
import { FeeFields } from './FeeFields';
import { FormAside } from './FormAside';
import { PhoneFields } from './PhoneFields';
import { PlaceFields } from './PlaceFields';

interface RevalidationProps {
  /** Inputs of the rules beyond Formik's values. */
  of: readonly object[];
  /** How often Review was pressed. */
  attempts: number;
}

/** Formik doesn't see choices in the store, so this validates again when they change. */
function Revalidation({ of, attempts }: RevalidationProps) {
  const { validateForm } = useFormikContext();
  // The objects are new on every render; only their content matters.
  const content = JSON.stringify(of);
  useEffect(() => {
    if (attempts > 0) void validateForm();
  }, [content, attempts, validateForm]);
  return null;
}

interface AgreementFormStepProps {
  type: BroadcastType;
  organization: OwnOrganization;
  record: AgreementTexts | undefined;
}

const INITIAL = { ...emptyTexts };
const NONE: readonly string[] = [];

/** Formik holds the typed texts and mirrors them into the draft; choices go to the draft directly. */
export function AgreementFormStep({ type, organization, record }: AgreementFormStepProps) {
  const { value, send } = useAgreementDraft();
  const { texts, touched, attempts, confirmed = NONE } = value;
  const [first] = useState({ texts, touched });
  const typed = useMemo(
    () => Object.fromEntries(Object.entries({ ...texts }).filter(([, text]) => text !== '')),
    [texts],
  );
  const form = useAgreementForm(type);
  const { offered, lists, failures } = form;
  const overdue = overdueOf({ type, dates: offered.dates }, today());
  const requirements = {
    type,
    isLocationEnough: isLocationEnough(offered, lists),
    unconfirmed: overdue.filter(({ id }) => !confirmed.includes(id)).length,
  };

  useEffect(() => {
    if (record === undefined) return;
    // Saves what is being typed first, so that the record doesn't overwrite it.
    flushForms();
    send(recordArrived(record));
  }, [record, send]);

  return (
    <Formik
      initialValues={first.texts}
      initialTouched={Object.fromEntries(first.touched.map((name) => [name, true]))}
      validateOnMount={first.touched.length > 0}
      validate={(texts) => agreementErrors(requirements, { organization: organization.name, ...texts, ...offered })}
      onSubmit={(texts) => {
        const entered = { texts: cleanTexts(texts), choices: offered };
        const reviewed = reviewAgreement({ type, organization, lists, ...entered });
        send(draftReviewed({ ...entered, reviewed }));
      }}
    >
      <Form className={css.form} noValidate>
        <FormDraftSync initial={INITIAL} stored={typed} secret={NONE} send={send} />
        <Revalidation of={[offered, requirements]} attempts={attempts} />
        <div className={css.fields}>
          <div className={css.head}>
            <StepHeading className={css.title}>{agreementTerms[type].title}</StepHeading>
            <p className={css.hint}>All fields are required unless marked optional.</p>
          </div>
          <ErrorSummary labels={labels} attempts={attempts} />
          {failures.map(({ what, error, retry }) => (
            <Alert key={what}>
              <span>{`We couldn’t load ${what}. ${describeError(error)} `}</span>
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Alert>
          ))}
          <ContactFields type={type} organization={organization.name} />
          <EventFields form={form} />
          <PlaceFields form={form} overdue={overdue} />
          {type === 'Audio' ? <PhoneFields choices={offered} /> : <FeeFields form={form} />}
        </div>
        <FormAside form={form} />
        <div className={css.actions}>
          <Button type="submit" tone="primary">
            Review Agreement
          </Button>
          <DraftTools />
        </div>
      </Form>
    </Formik>
  );
}
