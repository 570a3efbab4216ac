import { config } from '@/shared/config/config';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import type { CaptchaProps } from './Recaptcha';
import { StandinCaptcha } from './StandinCaptcha';

const Recaptcha = lazyComponent(
  async () => (await import(/* webpackChunkName: "recaptcha" */ './Recaptcha')).Recaptcha,
);

/** Google's widget, or a labeled checkbox in its place (OPS-2). */
export function Captcha(props: CaptchaProps) {
  if (config.captcha === 'standin') return <StandinCaptcha {...props} />;
  return <Recaptcha {...props} fallback={null} />;
}
