import { useParams } from 'react-router-dom';
import { currentStatusIn, useDecideAudioRequestMutation } from '@/features/agreements';
import { apiPath, isApiError, isTransient, describeFailedWrite, mayHaveArrived } from '@/shared/api';
import { useSingleFlight } from '@/shared/lib/once-at-a-time';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { Page } from '@/shared/ui/Page';
import { useFocusedHeading } from '@/shared/ui/useFocusedHeading';
import css from './Approval.module.css';
import { messages, nextSteps } from './messages';

interface ApprovalLink {
  status: string;
  globalId: string;
  /** A `status` of 1 approves; any other value denies (APR-1). */
  isApproval: boolean;
}

/** Undefined if a part of the link can't be used in a request's path; the server checks everything else. */
export function readApprovalLink(status = '', globalId = ''): ApprovalLink | undefined {
  if (apiPath`/${status}/${globalId}`.refused !== undefined) return undefined;
  return { status, globalId, isApproval: status === '1' };
}

/** The result's heading, which gets the focus once the outcome is final. */
function ResultHeading({ children }: { children: string }) {
  const heading = useFocusedHeading('nearest');
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface NextStepsProps {
  isApproval: boolean;
  /** Whether the decision is made: then both parties have been notified, so that step is left out. */
  isDecided?: boolean;
}

function NextSteps({ isApproval, isDecided = false }: NextStepsProps) {
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

function Decided({ isApproval, organization }: { isApproval: boolean; organization: string }) {
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
  /** What to do if the decision may have arrived; '' if it has not. */
  advice?: string;
  status?: string | undefined;
  /** Whether the refusal is final: then its heading takes the focus; otherwise the button keeps the focus for another try. */
  isOver: boolean;
}

function Refused({ reason, advice = '', status, isOver }: RefusedProps) {
  return (
    <Alert isNote={isOver}>
      <div className={css.refused}>
        {isOver ? <ResultHeading>{messages.refused}</ResultHeading> : <p>{messages.refused}</p>}
        <p>{reason}</p>
        {advice === '' ? null : <p>{advice}</p>}
        {status === undefined ? null : <p>{messages.current(status)}</p>}
      </div>
    </Alert>
  );
}

function MediaContact() {
  return (
    <p className="quiet">
      If you have reached this page in error, or wish to change the status of a request, please contact the
      association’s media contact at <MediaEmail />.
    </p>
  );
}

function Approval({ link: { status, globalId, isApproval } }: { link: ApprovalLink }) {
  // The cache key belongs to this decision, so that its outcome still shows if the host leaves and returns.
  const [decide, { data: decision, error, isLoading }] = useDecideAudioRequestMutation({
    fixedCacheKey: `approval ${status}/${globalId}`,
  });
  const isUnsure = error !== undefined && mayHaveArrived(error);
  const once = useSingleFlight();
  /** Sends only on a click, and once (APR-2). */
  const send = (): Promise<void> =>
    once(async () => {
      if (!isLoading && decision === undefined) await decide({ status, globalId, isUnconfirmed: isUnsure });
    });
  // A host has no session, so a 401 comes from a server in front of the API, and the next try may succeed.
  const mayPass = error !== undefined && (isTransient(error) || (isApiError(error) && error.status === 401));
  const isOver = decision !== undefined || (error !== undefined && !mayPass);

  return (
    <div className="stack">
      {decision?.decided === true ? <Decided isApproval={isApproval} organization={decision.organization} /> : null}
      {decision?.decided === false ? <Refused reason={decision.message} status={decision.status} isOver /> : null}
      {error === undefined || isLoading ? null : (
        <Refused
          reason={describeFailedWrite(error, { done: 'your decision arrived', failed: '' })}
          advice={
            isUnsure && !isOver
              ? 'If you don’t get an email about it within a few minutes, press the button again.'
              : ''
          }
          status={isApiError(error) ? currentStatusIn(error.response) : undefined}
          isOver={isOver}
        />
      )}
      {isOver ? null : (
        <section className={css.card}>
          <h2>{isApproval ? 'Approve this audio broadcast request?' : 'Deny this audio broadcast request?'}</h2>
          <p>
            You are about to <strong>{isApproval ? 'APPROVE' : 'DENY'}</strong> the request described in the email.
            {isUnsure ? null : <span> Nothing is decided until you press the button.</span>}
          </p>
          <div className={`toolbar ${css.buttons}`}>
            <Button tone={isApproval ? 'primary' : 'danger'} aria-disabled={isLoading} onClick={() => void send()}>
              {isApproval ? 'Approve' : 'Deny'}
            </Button>
            <span role="status">{isLoading ? 'Sending your decision…' : null}</span>
          </div>
          <NextSteps isApproval={isApproval} />
          <p className="hint">
            <span>Request</span> <span>{globalId}</span>
          </p>
        </section>
      )}
      <MediaContact />
    </div>
  );
}

/** For host managers, who arrive from an email and have no login. */
export function AgreementApprovalPage() {
  const { status, globalId } = useParams();
  const link = readApprovalLink(status, globalId);
  return (
    <>
      {/* The address identifies a request, so it must not leak to other sites or search engines. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <Page title="Audio Broadcast Request" eyebrow="For host managers" width="reading">
        {link === undefined ? (
          <section className={css.card} role="alert">
            <h2>This link is incomplete</h2>
            <p>Nothing has been decided. Open the link in the email again, or copy all of it into the address bar.</p>
            <MediaContact />
          </section>
        ) : (
          <Approval key={`${link.status}/${link.globalId}`} link={link} />
        )}
      </Page>
    </>
  );
}
