import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/Icon';
import { messages, nextSteps } from './messages';
import css from './Approval.module.css';

/** The result's heading, which gets the focus once the outcome is final. */
export const RESULT_HEADING_ID = 'approval-result';

function ResultHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={RESULT_HEADING_ID} className={css.resultHeading} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface NextStepsProps {
  isApproval: boolean;
  /** Whether the decision is made: then both parties have been notified, so that step is left out. */
  isDecided?: boolean;
}

export function NextSteps({ isApproval, isDecided = false }: NextStepsProps) {
  const { notification, after } = isApproval ? nextSteps.approved : nextSteps.denied;
  return (
    <div className={css.next}>
      <h3>What happens next</h3>
      <ul>
        {isDecided ? null : <li>{notification}</li>}
        <li>{after}</li>
      </ul>
    </div>
  );
}

export function Decided({ isApproval, organization }: { isApproval: boolean; organization: string }) {
  return (
    <section className={css.card}>
      <span className={css.mark}>
        <Icon name="check" />
      </span>
      <ResultHeading>{isApproval ? 'Request approved' : 'Request denied'}</ResultHeading>
      <p>
        You have <strong>{isApproval ? 'APPROVED' : 'DENIED'}</strong>{' '}
        <span>{organization === '' ? 'the' : <strong>{`${organization}’s`}</strong>}</span> audio broadcast request. An
        e-mail has been sent to both parties.
      </p>
      <NextSteps isApproval={isApproval} isDecided />
    </section>
  );
}

interface RefusedProps {
  reason: string;
  status?: string | undefined;
  /** Whether the refusal is final: then its heading takes the focus; otherwise the button keeps it for another try. */
  isOver: boolean;
}

export function Refused({ reason, status, isOver }: RefusedProps) {
  return (
    <section className={css.card} data-tone="refused" {...(isOver ? {} : { role: 'alert' })}>
      {isOver ? <ResultHeading>{messages.refused}</ResultHeading> : <p>{messages.refused}</p>}
      <p className={css.reason}>{reason}</p>
      {status === undefined ? null : <p>{messages.current(status)}</p>}
    </section>
  );
}
