import type { ReactNode } from 'react';
import { useViewState } from '@/shared/lib/view-state';
import { config } from '@/shared/config/config';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { useCheckCaptchaMutation } from '@/features/listing';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { FormActions } from '@/shared/ui/FormCard';
import type { CaptchaProps } from './Recaptcha';
import css from './RequestForm.module.css';

/** A checkbox in place of Google's widget, for development and the embedded API. */
function StandinCaptcha({ onToken, isPassed }: CaptchaProps) {
  const [checked, setChecked] = useViewState('request/captchaTicked', false);

  const check = async (): Promise<void> => {
    setChecked(true);
    // As with the real widget, a token works only once, so a failed check clears the box.
    setChecked(await onToken(`standin-${crypto.randomUUID()}`));
  };

  return (
    <label className={css.standin}>
      <input
        type="checkbox"
        checked={checked || isPassed}
        onChange={() => {
          if (!checked) void check();
        }}
      />
      I am not a robot
    </label>
  );
}

const Recaptcha = lazyComponent(
  async () => (await import(/* webpackChunkName: "recaptcha" */ './Recaptcha')).Recaptcha,
);

interface VerificationProps {
  /** A new round restarts the widget. */
  round: number;
  /** The Submit button, shown once the server accepts the visitor as human (REQ-4, REQ-5). */
  submit: ReactNode;
  /** Beside the button. */
  children: ReactNode;
}

export function Verification({ round, submit, children }: VerificationProps) {
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
    <div className="stack">
      {/* Google's widget, or a labeled checkbox in its place (OPS-2). */}
      {config.captcha === 'standin' ? (
        <StandinCaptcha key={round} onToken={verify} isPassed={passedIn === round} />
      ) : (
        <Recaptcha key={round} onToken={verify} isPassed={passedIn === round} fallback={null} />
      )}
      {problem === '' ? null : <Alert>{problem}</Alert>}
      <div role="status">
        {passed ? null : <p className="quiet">Please complete the verification above to submit your request.</p>}
      </div>
      <FormActions>
        {passed ? submit : null}
        {children}
      </FormActions>
    </div>
  );
}
