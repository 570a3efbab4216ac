import { config } from '@/shared/config';
import { lazyComponent } from '@/shared/ui/lazy-component';
import type { CaptchaProps } from '../model/captchaProps';
import { StandinCaptcha } from './StandinCaptcha';

const Recaptcha = lazyComponent(
  async () => (await import(/* webpackChunkName: "recaptcha" */ './Recaptcha')).Recaptcha,
);

/** Google's widget, or the stand-in's plainly labeled checkbox (OPS-2). */
export function Captcha(props: CaptchaProps) {
  if (config.captcha === 'standin') return <StandinCaptcha {...props} />;
  return <Recaptcha {...props} fallback={null} />;
}
