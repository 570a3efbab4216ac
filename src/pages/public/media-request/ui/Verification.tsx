import { useState, type ReactNode } from 'react';
import { useCheckCaptchaMutation } from '@/features/listing';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Captcha } from './Captcha';
import css from './RequestForm.module.css';

/**
 * The submit button is offered only to whom the server takes for a human; once passed it stays (decisions R20). A new
 * `round` begins the widget anew.
 */
export function Verification({ round, children }: { round: number; children: ReactNode }) {
  const [check] = useCheckCaptchaMutation();
  const [passed, setPassed] = useState(false);
  const [problem, setProblem] = useState<string>();

  const verify = async (token: string): Promise<boolean> => {
    setProblem(undefined);
    const { data: isHuman, error } = await check(token);
    if (isHuman === true) setPassed(true);
    else setProblem(isHuman === false ? 'The verification did not succeed. Please try again.' : describeError(error));
    return isHuman === true;
  };

  return (
    <div className={css.verification}>
      <Captcha key={round} onToken={verify} />
      {problem === undefined ? null : <Alert>{problem}</Alert>}
      <div role="status">
        {passed ? null : <p className={css.note}>Please complete the verification above to submit your request.</p>}
      </div>
      {passed ? children : null}
    </div>
  );
}
