import { useViewState } from '@/shared/lib/view-state';
import type { CaptchaProps } from './Recaptcha';
import css from './RequestForm.module.css';

/** For development and the embedded API. */
export function StandinCaptcha({ onToken, isPassed }: CaptchaProps) {
  const [checked, setChecked] = useViewState('request/captchaTicked', false);

  const check = async (): Promise<void> => {
    setChecked(true);
    // As with the real widget, a token is good for one check, so a failed one is cleared.
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
