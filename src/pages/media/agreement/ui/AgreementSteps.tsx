import { useDeferredValue, useRef } from 'react';
import { agreementTerms, useAgreementDraft, type ReviewedAgreement } from '@/features/agreements';
import { describeError } from '@/shared/api';
import { ErrorList } from '@/shared/forms';
import { otherTabChanged } from '@/shared/lib/once-at-a-time';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { CardBone } from '@/shared/ui/CardBone';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import pageCss from '../AgreementPage.module.css';
import { labels } from '../messages';
import { useAgreementForm, type AgreementForm, type FormOf } from '../model/useAgreementForm';
import { Confirmation } from './confirmation/Confirmation';
import css from './form/AgreementForm.module.css';
import { ContactFields } from './form/ContactFields';
import { EventFields } from './form/EventFields';
import { FormAside } from './form/FormAside';
import { PlaceFields } from './form/PlaceFields';
import { FeeFields, PhoneFields } from './form/TypeFields';
import { Review } from './review/Review';
import { StepHeading } from './StepHeading';
import { UnconfirmedNotice } from './UnconfirmedNotice';

function DraftTools({ form }: { form: AgreementForm }) {
  const [asking, setAsking] = useViewState('agreement/startOver', false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Start over</Button>
      <p className="hint">
        {form.isUnconfirmed ? null : <span>Nothing is submitted yet. </span>}
        <span>This browser keeps what you enter until you submit it or log out.</span>
        {form.isFromOtherTab ? <span>{` ${otherTabChanged('this agreement')}`}</span> : null}
      </p>
      <ConfirmDialog
        open={asking}
        title="Start over?"
        confirmLabel="Start over"
        onConfirm={form.remove}
        onCancel={() => setAsking(false)}
      >
        <p>This clears everything you have entered in this agreement.</p>
      </ConfirmDialog>
    </>
  );
}

function FormStep(props: FormOf) {
  const form = useAgreementForm(props);
  const { type, errors } = form;
  const summary = useRef<HTMLDivElement>(null);

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.review()) summary.current?.focus();
      }}
    >
      <div className={css.fields}>
        <div className={css.head}>
          <StepHeading>{agreementTerms[type].title}</StepHeading>
          <p className="hint">All fields are required unless marked optional.</p>
        </div>
        {form.isUnconfirmed ? <UnconfirmedNotice /> : null}
        {form.attempts > 0 ? <ErrorList ref={summary} labels={labels} errors={errors} /> : null}
        {form.failures.map(({ what, error, retry }) => (
          <Alert key={what} onRetry={retry}>
            <span>{`We couldn’t load ${what}. ${describeError(error)}`}</span>
          </Alert>
        ))}
        <ContactFields form={form} />
        <EventFields form={form} />
        <PlaceFields form={form} />
        {type === 'Audio' ? <PhoneFields form={form} /> : <FeeFields form={form} />}
      </div>
      <FormAside form={form} />
      <div className={`${css.actions} screen-only`}>
        <Button type="submit" tone="primary">
          Review Agreement
        </Button>
        <DraftTools form={form} />
      </div>
    </form>
  );
}

interface AgreementStepsProps extends Omit<FormOf, 'type'> {
  submitted: ReviewedAgreement | null;
}

export function AgreementSteps({ organization, record, submitted }: AgreementStepsProps) {
  const { step, type, reviewed } = useAgreementDraft(organization.identifier).value;
  // Defers mounting the form of a newly chosen type: that takes 150 ms on a slow computer and must not block the click.
  const ready = useDeferredValue(type, null);
  if (submitted !== null) return <Confirmation reviewed={submitted} />;
  if (step === 'form' && type !== null) {
    if (type !== ready) return <CardBone className={pageCss.formSkeleton} />;
    return <FormStep key={type} type={type} organization={organization} record={record} />;
  }
  return step === 'review' && reviewed !== null ? <Review owner={organization.identifier} reviewed={reviewed} /> : null;
}
