import { useEffect, useRef } from 'react';
import {
  agreementEvents,
  useAgreementDraft,
  useSubmittedAgreement,
  type AgreementState,
  type ReviewedAgreement,
} from '@/features/agreements';
import { describeError } from '@/shared/api';
import { PAGE_HEADING_ID } from '@/shared/lib/focus';
import { Alert } from '@/shared/ui/Alert';
import { CardBone } from '@/shared/ui/CardBone';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { Skeleton } from '@/shared/ui/Skeleton';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import css from './AgreementPage.module.css';
import { messages } from './messages';
import { useOwnOrganization, useContactRecord, type OwnOrganization } from './model/useOwnOrganization';
import { STEP_HEADING_ID } from './ui/StepHeading';
import { EarlierAgreements, TypeChoice } from './ui/TypeChoice';
import typeCss from './ui/TypeChoice.module.css';

const Steps = lazyComponent(
  async () => (await import(/* webpackChunkName: "agreement-steps" */ './ui/AgreementSteps')).AgreementSteps,
);

type Step = AgreementState['step'] | 'submitted';

interface AgreementFlowProps {
  organization: OwnOrganization;
  step: Step;
  submitted: ReviewedAgreement | null;
}

function AgreementFlow({ organization, step, submitted }: AgreementFlowProps) {
  const owner = organization.identifier;
  const { send } = useAgreementDraft(owner);
  const record = useContactRecord(organization);
  const isEntering = step === 'type' || step === 'form';
  const flow = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    // Opens the flow without counting as an edit, so that a review in another tab is not interrupted.
    send(agreementEvents.formOpened(), { isEdit: false });
  }, [send]);

  useEffect(() => {
    const before = shownStep.current;
    shownStep.current = step;
    // Leaves the focus on the type choice when the form opens below it.
    if (before === step || before === 'type') return;
    const heading = document.getElementById(STEP_HEADING_ID) ?? document.getElementById(PAGE_HEADING_ID);
    heading?.focus({ preventScroll: true });
    // Scrolls to the top of the page if the step begins near it, else to the step, so that no heading is cut off.
    const top = window.scrollY + (flow.current?.getBoundingClientRect().top ?? 0);
    if (top < window.innerHeight / 2) window.scrollTo({ top: 0 });
    else flow.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  return (
    <div ref={flow} className="stack">
      {isEntering ? <TypeChoice owner={owner} onApproach={Steps.preload} /> : null}
      {isEntering && record.error !== undefined ? (
        <Alert tone="warning" onRetry={record.retry}>
          <span>{`We couldn’t load your primary contact, so please fill in the name and email. ${describeError(record.error)}`}</span>
        </Alert>
      ) : null}
      {step === 'type' ? (
        <EarlierAgreements owner={owner} />
      ) : (
        <Steps
          organization={organization}
          record={record.texts}
          submitted={submitted}
          fallback={<CardBone className={css.formSkeleton} />}
        />
      )}
    </div>
  );
}

const steps = [
  { step: 'form', label: 'Form' },
  { step: 'review', label: 'Review' },
  { step: 'submitted', label: 'Submitted' },
] as const;

/** Shows which of the three steps is current (AGR-1); choosing the type belongs to the form step. */
function FlowProgress({ step }: { step: Step }) {
  const current = step === 'type' ? 0 : steps.findIndex((entry) => entry.step === step);
  return (
    <ol className={`${css.steps} screen-only`} aria-label="Progress">
      {steps.map(({ step: name, label }, index) => (
        <li
          key={name}
          className={css.step}
          data-done={index < current || step === 'submitted'}
          {...(index === current ? { 'aria-current': 'step' } : {})}
        >
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}

export function AgreementPage() {
  const { owner, organization, error, retry } = useOwnOrganization();
  const draft = useAgreementDraft(owner).value;
  const submitted = useSubmittedAgreement(owner);
  const step = submitted === null ? draft.step : 'submitted';
  return (
    <Page title="Post Season Broadcast Agreement" eyebrow="Broadcast Agreements" actions={<FlowProgress step={step} />}>
      {organization !== undefined ? (
        <AgreementFlow key={owner} organization={organization} step={step} submitted={submitted} />
      ) : null}
      {organization === undefined && error === undefined ? (
        <Skeleton className={`${typeCss.types} ${css.skeleton}`}>
          <span />
          <CardBone />
          <CardBone />
          <CardBone />
        </Skeleton>
      ) : null}
      {organization === undefined && error !== undefined ? (
        <ErrorPanel heading={messages.failureHeading} onRetry={retry}>
          {messages.failure}
        </ErrorPanel>
      ) : null}
    </Page>
  );
}
