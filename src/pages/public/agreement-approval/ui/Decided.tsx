import { Icon } from '@/shared/ui/icon';
import css from './Approval.module.css';
import { NextSteps } from './NextSteps';
import { ResultHeading } from './ResultHeading';

export function Decided({ isApproval, organization }: { isApproval: boolean; organization: string }) {
  return (
    <section className={css.card}>
      <span className={css.mark}>
        <Icon name="check" />
      </span>
      <ResultHeading>{isApproval ? 'Request approved' : 'Request denied'}</ResultHeading>
      <p>
        You have <strong>{isApproval ? 'APPROVED' : 'DENIED'}</strong>{' '}
        {organization === '' ? 'the' : <strong>{organization}’s</strong>} audio broadcast request. An e-mail has been
        sent to both parties.
      </p>
      <NextSteps isApproval={isApproval} isDecided />
    </section>
  );
}
