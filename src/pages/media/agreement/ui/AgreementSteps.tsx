import { useDeferredValue } from 'react';
import type { AgreementTexts } from '@/features/agreements';
import { useAgreementDraft } from '../model/useAgreementDraft';
import type { OwnOrganization } from '../model/useOwnOrganization';
import css from '../AgreementPage.module.css';
import { Confirmation } from './confirmation/Confirmation';
import { AgreementFormStep } from './form/AgreementFormStep';
import { Review } from './review/Review';

interface AgreementStepsProps {
  organization: OwnOrganization;
  record: AgreementTexts | undefined;
}

export function AgreementSteps({ organization, record }: AgreementStepsProps) {
  const { step, type, reviewed } = useAgreementDraft().value;
  // Defers mounting another type's form: that takes 150 ms on a slow computer, and must not block the click.
  const ready = useDeferredValue(type, null);
  if (step === 'form' && type !== null) {
    if (type !== ready) return <div className={css.formSkeleton} aria-hidden />;
    return <AgreementFormStep key={type} type={type} organization={organization} record={record} />;
  }
  if (step === 'review' && reviewed !== null) return <Review owner={organization.identifier} reviewed={reviewed} />;
  return step === 'submitted' && reviewed !== null ? <Confirmation reviewed={reviewed} /> : null;
}
