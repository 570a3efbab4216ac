import type { ReactNode } from 'react';
import { useCheckCaptchaMutation } from '@/features/listing';
import { describeError } from '@/shared/api';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/alert';
import { Captcha } from './Captcha';
import css from './RequestForm.module.css';

/** The submit button is offered only to whom the server takes for a human; once passed it stays (decisions R20). */
export function Verification({ children }: { children: ReactNode }) {
  const [check] = useCheckCaptchaMutation();
  const [{ passed, problem }, setOutcome] = useViewState('listingRequest/verification', { passed: false, problem: '' });

  const verify = async (token: string): Promise<boolean> => {
    const { data: isHuman, error } = await check(token);
    if (isHuman === true) setOutcome({ passed: true, problem: '' });
    else {
      const reason = isHuman === false ? 'The verification did not succeed. Please try again.' : describeError(error);
      setOutcome({ passed, problem: reason });
    }
    return isHuman === true;
  };

  return (
    <div className={css.verification}>
      <Captcha onToken={verify} isPassed={passed} />
      {problem === '' ? null : <Alert>{problem}</Alert>}
      <div role="status">
        {passed ? null : <p className={css.note}>Please complete the verification above to submit your request.</p>}
      </div>
      {passed ? children : null}
    </div>
  );
}
