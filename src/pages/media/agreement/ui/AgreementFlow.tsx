import { useEffect, useRef } from 'react';
import { flowOpened } from '@/features/agreements';
import { PAGE_HEADING_ID } from '@/shared/ui/page';
import { useAgreementDraft } from '../model/useAgreement';
import type { OwnOrganization } from '../model/useOwnOrganization';
import css from './AgreementPage.module.css';
import { AgreementFormStep } from './AgreementFormStep';
import { Confirmation } from './Confirmation';
import { EarlierAgreements } from './EarlierAgreements';
import { FlowProgress } from './FlowProgress';
import { Review } from './Review';
import { STEP_HEADING_ID } from './StepHeading';
import { TypeChoice } from './TypeChoice';

/** One step of the flow at a time; which one, the store says. */
export function AgreementFlow({ organization }: { organization: OwnOrganization }) {
  const { value, send } = useAgreementDraft();
  const { step, type, reviewed } = value;
  const { identifier } = organization;
  const flow = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    send(flowOpened());
  }, [send]);

  useEffect(() => {
    const before = shownStep.current;
    shownStep.current = step;
    // The form opens below the choice of a type, which keeps the focus.
    if (before === step || before === 'type') return;
    const heading = document.getElementById(STEP_HEADING_ID) ?? document.getElementById(PAGE_HEADING_ID);
    heading?.focus({ preventScroll: true });
    flow.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  return (
    <div ref={flow} className={css.flow}>
      {type === null ? null : <FlowProgress step={step} />}
      {step === 'type' || step === 'form' ? <TypeChoice /> : null}
      {step === 'form' && type !== null ? (
        <AgreementFormStep key={type} type={type} organization={organization} />
      ) : null}
      {step === 'review' && reviewed !== null ? <Review owner={identifier} reviewed={reviewed} /> : null}
      {step === 'submitted' && reviewed !== null ? <Confirmation reviewed={reviewed} /> : null}
      {step === 'type' ? <EarlierAgreements owner={identifier} /> : null}
    </div>
  );
}
