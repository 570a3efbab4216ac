import type { ReactNode } from 'react';
import { useCheckCaptchaMutation } from '@/features/listing';
import { describeError } from '@/shared/api';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { Captcha } from './Captcha';
import css from './RequestForm.module.css';

/** Submit appears once the server accepts the visitor as human (REQ-4, REQ-5). A new `round` restarts the widget. */
export function Verification({ round, children }: { round: number; children: ReactNode }) {
  const [check] = useCheckCaptchaMutation();
  const [{ passedIn, problem }, setOutcome] = useViewState('listingRequest/verification', { passedIn: 0, problem: '' });
  const passed = passedIn > 0;

  const verify = async (token: string): Promise<boolean> => {
    const { data: isHuman, error } = await check(token);
    if (isHuman === true) setOutcome({ passedIn: round, problem: '' });
    else {
      const reason = isHuman === false ? 'The verification failed. Please try again.' : describeError(error);
      setOutcome({ passedIn, problem: reason });
    }
    return isHuman === true;
  };

  return (
    <div className={css.verification}>
      <Captcha key={round} onToken={verify} isPassed={passedIn === round} />
      {problem === '' ? null : <Alert>{problem}</Alert>}
      <div role="status">
        {passed ? null : <p className={css.note}>Please complete the verification above to submit your request.</p>}
      </div>
      {passed ? children : null}
    </div>
  );
}
