import { lazy, Suspense } from 'react';
import { config } from '@/shared/config';
import type { CaptchaProps } from '../model/captchaProps';
import { StandinCaptcha } from './StandinCaptcha';

const Recaptcha = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recaptcha" */ './Recaptcha')).Recaptcha,
}));

/** Google's widget, or the stand-in's plainly labelled checkbox (decisions R3). */
export function Captcha(props: CaptchaProps) {
  if (config.captcha === 'standin') return <StandinCaptcha {...props} />;
  return (
    <Suspense fallback={null}>
      <Recaptcha {...props} />
    </Suspense>
  );
}
