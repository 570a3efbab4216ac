import { useEffect, useRef } from 'react';
import { flowOpened } from '@/features/agreements';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { PAGE_HEADING_ID } from '@/shared/ui/Page';
import { useAgreementDraft } from '../model/useAgreement';
import { useContactRecord, type OwnOrganization } from '../model/useOwnOrganization';
import css from '../AgreementPage.module.css';
import { EarlierAgreements } from './EarlierAgreements';
import { STEP_HEADING_ID } from './StepHeading';
import { TypeChoice } from './TypeChoice';

const Steps = lazyComponent(
  async () => (await import(/* webpackChunkName: "agreement-steps" */ './AgreementSteps')).AgreementSteps,
);

export function AgreementFlow({ organization }: { organization: OwnOrganization }) {
  const { value, send } = useAgreementDraft();
  const { step } = value;
  const record = useContactRecord(organization);
  const isEntering = step === 'type' || step === 'form';
  const flow = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    // Opens the flow without counting as an edit, so that a review in another tab goes on.
    send(flowOpened(), { isEdit: false });
  }, [send]);

  useEffect(() => {
    const before = shownStep.current;
    shownStep.current = step;
    // Leaves the focus on the type choice when the form opens below it.
    if (before === step || before === 'type') return;
    const heading = document.getElementById(STEP_HEADING_ID) ?? document.getElementById(PAGE_HEADING_ID);
    heading?.focus({ preventScroll: true });
    // Scrolls to the top if the step begins in the upper half of the window, else to the step: no heading is cut off.
    const top = window.scrollY + (flow.current?.getBoundingClientRect().top ?? 0);
    if (top < window.innerHeight / 2) window.scrollTo({ top: 0 });
    else flow.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  return (
    <div ref={flow} className={css.flow}>
      {isEntering ? <TypeChoice onApproach={Steps.preload} /> : null}
      {isEntering && record.error !== undefined ? (
        <Alert tone="warning">
          <span>{`We couldn’t load your primary contact, so please fill in the name and email. ${describeError(record.error)} `}</span>
          <Button size="small" onClick={record.retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {step === 'type' ? (
        <EarlierAgreements owner={organization.identifier} />
      ) : (
        <Steps
          organization={organization}
          record={record.texts}
          fallback={<div className={css.formSkeleton} aria-hidden />}
        />
      )}
    </div>
  );
}
