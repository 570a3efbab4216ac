import { useDeferredValue, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  agreementTerms,
  draftReviewed,
  recordArrived,
  reviewAgreement,
  type AgreementTexts,
  type BroadcastType,
} from '@/features/agreements';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { ErrorList } from '@/shared/forms';
import { otherTabChanged } from '@/shared/lib/once-at-a-time';
import { useViewState } from '@/shared/lib/view-state';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { labels } from '../messages';
import { useAgreementForm } from '../model/useAgreementForm';
import type { OwnOrganization } from '../model/useOwnOrganization';
import { STEP_HEADING_ID, useAgreementDraft } from '../model/useAgreementDraft';
import css from './form/AgreementForm.module.css';
import { ContactFields } from './form/ContactFields';
import { EventFields } from './form/EventFields';
import { FeeFields, PhoneFields } from './form/TypeFields';
import { FormAside } from './form/FormAside';
import { PlaceFields } from './form/PlaceFields';
import pageCss from '../AgreementPage.module.css';
import { Confirmation } from './confirmation/Confirmation';
import { Review } from './review/Review';

function DraftTools() {
  const { draft, remove } = useAgreementDraft();
  const [asking, setAsking] = useViewState('agreement/startOver', false);
  return (
    <>
      <p className="hint">
        Nothing is submitted yet. This browser keeps what you enter until you submit it or log out.
        {draft?.fromOtherTab ? <span>{` ${otherTabChanged('this agreement')}`}</span> : null}
      </p>
      <Button size="small" onClick={() => setAsking(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={asking}
        title="Start over?"
        confirmLabel="Start over"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>This clears everything you have entered in this agreement.</p>
      </ConfirmDialog>
    </>
  );
}

interface FormStepProps {
  type: BroadcastType;
  organization: OwnOrganization;
  record: AgreementTexts | undefined;
}

function FormStep({ type, organization, record }: FormStepProps) {
  const form = useAgreementForm(type, organization.name);
  const { send, errors } = form;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (record !== undefined) send(recordArrived(record));
  }, [record, send]);

  const review = (): void => {
    // Renders the errors before the focus moves to them.
    flushSync(form.showAll);
    if (Object.keys(errors).length > 0) {
      summary.current?.focus();
      return;
    }
    const entered = { texts: form.cleanTexts(), choices: form.offered };
    const reviewed = reviewAgreement({ type, organization, lists: form.lists, ...entered });
    send(draftReviewed({ ...entered, reviewed }));
  };

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      <div className={css.fields}>
        <div className={css.head}>
          <h2 id={STEP_HEADING_ID} tabIndex={-1}>
            {agreementTerms[type].title}
          </h2>
          <p className="hint">All fields are required unless marked optional.</p>
        </div>
        {form.attempts > 0 ? <ErrorList ref={summary} labels={labels} errors={errors} /> : null}
        {form.failures.map(({ what, error, retry }) => (
          <Alert key={what}>
            <span>{`We couldn’t load ${what}. ${describeError(error)} `}</span>
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          </Alert>
        ))}
        <ContactFields form={form} organization={organization.name} />
        <EventFields form={form} />
        <PlaceFields form={form} />
        {type === 'Audio' ? <PhoneFields form={form} /> : <FeeFields form={form} />}
      </div>
      <FormAside form={form} />
      <div className={`${css.actions} screen-only`}>
        <Button type="submit" tone="primary">
          Review Agreement
        </Button>
        <DraftTools />
      </div>
    </form>
  );
}

interface AgreementStepsProps {
  organization: OwnOrganization;
  record: AgreementTexts | undefined;
}

export function AgreementSteps({ organization, record }: AgreementStepsProps) {
  const { step, type, reviewed } = useAgreementDraft().value;
  // Defers mounting the form of a newly chosen type: that takes 150 ms on a slow computer and must not block the click.
  const ready = useDeferredValue(type, null);
  if (step === 'form' && type !== null) {
    if (type !== ready) return <div className={pageCss.formSkeleton} aria-hidden />;
    return <FormStep key={type} type={type} organization={organization} record={record} />;
  }
  if (step === 'review' && reviewed !== null) return <Review owner={organization.identifier} reviewed={reviewed} />;
  return step === 'submitted' && reviewed !== null ? <Confirmation reviewed={reviewed} /> : null;
}
