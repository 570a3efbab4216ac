import {
  isFreeTierDoubtful,
  useAgreementSubmission,
  WENT_THROUGH,
  type ReviewedAgreement,
} from '@/features/agreements';
import { asSentence, describeFailedWrite, isApiError, mayHaveArrived } from '@/shared/api';
import { otherTabIs } from '@/shared/lib/once-at-a-time';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { messages } from '../../messages';
import { freeTierWarning } from '../form/TypeFields';
import { StepHeading } from '../StepHeading';
import { UnconfirmedNotice } from '../UnconfirmedNotice';
import { DeadlineList } from './DeadlineList';
import css from './Review.module.css';
import { Summary } from './Summary';

/** Shows the association's text (AGR-17), the reason, and that nothing is lost. */
function SubmissionProblem({ error }: { error: unknown }) {
  if (isApiError(error) && error.status === 401) {
    return <Alert>Your session had ended. Once you’re logged in, press YES again; your agreement is still here.</Alert>;
  }
  return (
    <Alert>
      <p>{messages.failureHeading}</p>
      <p>{messages.failure}</p>
      <p>
        <span>
          {asSentence(describeFailedWrite(error, { done: 'it arrived', failed: '' })) +
            ' Your agreement is still here: press YES to submit it again.'}
        </span>
        {mayHaveArrived(error) ? <span>{` ${WENT_THROUGH}`}</span> : null}
      </p>
    </Alert>
  );
}

export function Review({ owner, reviewed }: { owner: string; reviewed: ReviewedAgreement }) {
  const { submit, correct, isLoading, isInOtherTab, error, isUnconfirmed } = useAgreementSubmission(owner);
  const { type, tier, levelDescription, hostEmail } = reviewed.submission;

  return (
    <div className={`stack ${css.review}`}>
      <StepHeading>Is the following information correct?</StepHeading>
      <p className={css.unsent}>Not submitted: printed during review.</p>
      <div className="stack">
        <Summary reviewed={reviewed} />
        {isFreeTierDoubtful(type, tier, levelDescription) ? (
          <Alert tone="warning">{freeTierWarning(levelDescription)}</Alert>
        ) : null}
        {hostEmail ? null : (
          <Alert tone="warning">
            The association has no email address on file for this host. Once you have submitted your request, please
            tell <MediaEmail /> about it.
          </Alert>
        )}
      </div>
      <div className={`stack ${css.rail}`}>
        <DeadlineList reviewed={reviewed} />
        <div className="card stack screen-only">
          {error === undefined || isLoading ? null : <SubmissionProblem error={error} />}
          {isUnconfirmed ? <UnconfirmedNotice /> : null}
          {isInOtherTab ? <Alert tone="warning">{otherTabIs('submitting this agreement')}</Alert> : null}
          <p id="agreement-decision">
            {`YES submits the agreement and accepts its terms for ${reviewed.submission.organization}. ` +
              'NO returns to the form with all your answers.'}
          </p>
          <div className="toolbar">
            <Button
              tone="primary"
              aria-disabled={isLoading}
              aria-describedby="agreement-decision"
              onClick={() => void submit()}
            >
              YES
            </Button>
            <Button aria-disabled={isLoading} onClick={correct}>
              NO
            </Button>
            <span role="status">{isLoading ? 'Submitting…' : null}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
