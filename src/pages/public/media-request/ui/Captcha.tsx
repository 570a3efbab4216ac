import { config } from '@/shared/config';
import { latePart } from '@/shared/ui/late-part';
import type { CaptchaProps } from './Recaptcha';
import { StandinCaptcha } from './StandinCaptcha';

const Recaptcha = latePart(async () => (await import(/* webpackChunkName: "recaptcha" */ './Recaptcha')).Recaptcha);

/** Google's widget, or a labeled checkbox in its place (OPS-2). */
export function Captcha(props: CaptchaProps) {
  if (config.captcha === 'standin') return <StandinCaptcha {...props} />;
  return <Recaptcha {...props} fallback={null} />;
}
