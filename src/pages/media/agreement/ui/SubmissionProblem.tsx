import { describeError, isApiError, isUncertain } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { messages } from '../config/messages';
import css from './SubmissionProblem.module.css';

/** Whether the request may have arrived although no answer says so: the mails go out after it is stored. */
const mayHaveArrived = (error: unknown): boolean =>
  isUncertain(error) || (isApiError(error) && error.kind === 'http' && (error.status ?? 0) >= 500);

/** The association's words (AGR-17), what is behind them, and that nothing is lost. */
export function SubmissionProblem({ error }: { error: unknown }) {
  if (isApiError(error) && error.status === 401) {
    return <Alert>Your session has ended. Sign in and press YES again; your agreement is still here.</Alert>;
  }
  return (
    <Alert>
      <p className={css.heading}>{messages.failureHeading}</p>
      <p>{messages.failure}</p>
      <p className={css.detail}>
        {describeError(error)} Your agreement is still here: press YES to submit it again.
        {mayHaveArrived(error) ? ' If you received a confirmation e-mail, your agreement went through.' : null}
      </p>
    </Alert>
  );
}
