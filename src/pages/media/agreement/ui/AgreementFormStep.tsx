import { Form, Formik } from 'formik';
import { useDispatch } from 'react-redux';
import { draftReviewed, reviewAgreement, type AgreementTexts, type BroadcastType } from '@/features/agreements';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ErrorSummary } from '@/shared/ui/field';
import { labels } from '../config/labels';
import { agreementErrors, trimmed } from '../model/agreementSchema';
import { useAgreementForm, useAgreementState } from '../model/useAgreement';
import type { OwnOrganization } from '../model/useOwnOrganization';
import css from './AgreementForm.module.css';
import { ContactFields } from './ContactFields';
import { DraftTools } from './DraftTools';
import { EventFields } from './EventFields';
import { FeeFields } from './FeeFields';
import { FormKeeper } from './FormKeeper';
import { PhoneFields } from './PhoneFields';
import { PlaceFields } from './PlaceFields';
import { Terms } from './Terms';

interface AgreementFormStepProps {
  type: BroadcastType;
  organization: OwnOrganization;
  onTyped: (texts: AgreementTexts) => void;
}

/** The terms and the form. Formik owns what is typed, the store what is chosen. */
export function AgreementFormStep({ type, organization, onTyped }: AgreementFormStepProps) {
  const dispatch = useDispatch();
  const { texts } = useAgreementState();
  const form = useAgreementForm(type);
  const { offered, lists, failures } = form;

  return (
    <>
      <Terms type={type} />
      <Formik
        initialValues={texts}
        validate={(typed) => agreementErrors(type, { organization: organization.name, ...typed, ...offered })}
        onSubmit={(typed) => {
          const entered = { texts: trimmed(typed), choices: offered };
          const reviewed = reviewAgreement({ type, organization, lists, ...entered });
          dispatch(draftReviewed({ ...entered, reviewed }));
        }}
      >
        <Form className={css.form} noValidate>
          <FormKeeper owner={organization.identifier} form={form} onTyped={onTyped} />
          <p className={css.lead}>All fields are required unless they are marked optional.</p>
          <ErrorSummary labels={labels} />
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
          <DraftTools owner={organization.identifier} />
        </Form>
      </Formik>
    </>
  );
}
