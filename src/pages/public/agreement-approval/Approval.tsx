import { useEffect } from 'react';
import { currentStatusIn, useDecideAudioRequestMutation } from '@/features/agreements';
import { isApiError, isTransient, describeFailedWrite, isUncertain } from '@/shared/api';
import { useSingleFlight } from '@/shared/lib/once-at-a-time';
import { config } from '@/shared/config/config';
import { Button } from '@/shared/ui/Button';
import type { ApprovalLink } from './readApprovalLink';
import css from './Approval.module.css';
import { Decided, NextSteps, Refused, RESULT_HEADING_ID } from './Outcome';

/** Sends only on a click, and once (APR-2), even if the host leaves and returns before the response. */
function useDecision({ status, globalId }: ApprovalLink) {
  const [decide, { data, error, isLoading }] = useDecideAudioRequestMutation({
    fixedCacheKey: `approval ${status}/${globalId}`,
  });
  const once = useSingleFlight();
  return {
    send: async (): Promise<void> => {
      if (isLoading || data !== undefined) return;
      await once(async () => {
        await decide({ status, globalId });
      });
    },
    decision: data,
    error,
    /** The request's status according to the failed response. */
    failedStatus: isApiError(error) ? currentStatusIn(error.response) : undefined,
    isLoading,
    canTryAgain: error === undefined || isTransient(error),
  };
}

export function MediaContact() {
  const { mediaEmail } = config.association;
  return (
    <p className={css.contact}>
      If you have reached this page in error, or wish to change the status of a request, please contact the
      association’s media contact at <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>.
    </p>
  );
}

function reasonOf(error: unknown): string {
  return describeFailedWrite(error, {
    done: 'your decision arrived',
    failed: '',
    advice: 'If you don’t get an email about it within a few minutes, press the button again.',
  });
}

export function Approval({ link }: { link: ApprovalLink }) {
  const { isApproval } = link;
  const { send, decision, error, failedStatus, isLoading, canTryAgain } = useDecision(link);
  const isUnsure = error !== undefined && isUncertain(error);
  const isOver = decision !== undefined || !canTryAgain;
  useEffect(() => {
    if (isOver) document.getElementById(RESULT_HEADING_ID)?.focus();
  }, [isOver]);

  return (
    <div className={css.approval}>
      {decision?.decided === true ? <Decided isApproval={isApproval} organization={decision.organization} /> : null}
      {decision?.decided === false ? <Refused reason={decision.message} status={decision.status} isOver /> : null}
      {error === undefined || isLoading ? null : (
        <Refused reason={reasonOf(error)} status={failedStatus} isOver={isOver} />
      )}
      {isOver ? null : (
        <section className={css.card}>
          <h2>{isApproval ? 'Approve this audio broadcast request?' : 'Deny this audio broadcast request?'}</h2>
          <p>
            You are about to <strong>{isApproval ? 'APPROVE' : 'DENY'}</strong> the request described in the email.
            {isUnsure ? null : <span> Nothing is decided until you press the button.</span>}
          </p>
          <div className={css.buttons}>
            <Button tone={isApproval ? 'primary' : 'danger'} aria-disabled={isLoading} onClick={() => void send()}>
              {isApproval ? 'Approve' : 'Deny'}
            </Button>
            <span role="status">{isLoading ? 'Sending your decision…' : null}</span>
          </div>
          <NextSteps isApproval={isApproval} />
          <p className={css.request}>
            <span>Request</span> <span>{link.globalId}</span>
          </p>
        </section>
      )}
      <MediaContact />
    </div>
  );
}
