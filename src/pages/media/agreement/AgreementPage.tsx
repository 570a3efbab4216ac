import type { AgreementState } from '@/features/agreements';
import { CardBone } from '@/shared/ui/CardBone';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { Skeleton } from '@/shared/ui/Skeleton';
import { messages } from './messages';
import { useAgreementState } from './model/useAgreement';
import { useOwnOrganization } from './model/useOwnOrganization';
import { AgreementFlow } from './ui/AgreementFlow';
import css from './AgreementPage.module.css';

const steps = [
  { step: 'form', label: 'Form' },
  { step: 'review', label: 'Review' },
  { step: 'submitted', label: 'Submitted' },
] as const;

/** Shows which of the three steps is current (AGR-1); choosing the type belongs to the form step. */
function FlowProgress({ step }: { step: AgreementState['step'] }) {
  const current = step === 'type' ? 0 : steps.findIndex((entry) => entry.step === step);
  return (
    <ol className={css.steps} aria-label="Progress">
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
  const { organization, error, retry } = useOwnOrganization();
  const { step } = useAgreementState();
  return (
    <Page title="Post Season Broadcast Agreement" eyebrow="Broadcast Agreements" actions={<FlowProgress step={step} />}>
      {organization !== undefined ? <AgreementFlow key={organization.identifier} organization={organization} /> : null}
      {organization === undefined && error === undefined ? (
        <Skeleton className={css.skeleton}>
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
