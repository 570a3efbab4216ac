import { useViewState } from '@/shared/lib/view-state';
import type { CaptchaProps } from '../model/captchaProps';
import css from './RequestForm.module.css';

/** Stands in for the widget where there is none, in development and on the embedded API. */
export function StandinCaptcha({ onToken, isPassed }: CaptchaProps) {
  const [checked, setChecked] = useViewState('request/captchaTicked', false);

  const tick = async (): Promise<void> => {
    setChecked(true);
    // As with the real widget, a token is good for one check; one that failed is unticked.
    setChecked(await onToken(`standin-${crypto.randomUUID()}`));
  };

  return (
    <label className={css.standin}>
      <input
        type="checkbox"
        checked={checked || isPassed}
        onChange={() => {
          if (!checked) void tick();
        }}
      />
      I am not a robot
    </label>
  );
}
