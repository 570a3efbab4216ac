import { config } from '@/shared/config';
import { BASE_PATH } from '@/shared/routes';

const RECAPTCHA = 'https://www.google.com/recaptcha/api.js';

/** Text without markup only: antd writes its style rules through innerHTML, and nothing in the portal writes markup. */
export function createHTML(text: string): string | null {
  return text.includes('<') ? null : text;
}

/** The portal's own scripts, and Google's widget where it is configured, told that this page enforces Trusted Types. */
export function createScriptURL(address: string): string | null {
  const url = new URL(address, window.location.origin);
  if (url.origin === window.location.origin) {
    const isOwn = url.pathname.startsWith(`${BASE_PATH}/assets/`) || url.pathname === `${BASE_PATH}/service-worker.js`;
    return isOwn ? url.href : null;
  }
  if (config.captcha !== 'recaptcha' || url.origin + url.pathname !== RECAPTCHA) return null;
  url.searchParams.set('trustedtypes', 'true');
  return url.href;
}
