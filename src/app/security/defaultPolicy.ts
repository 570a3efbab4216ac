import { config } from '@/shared/config/config';
import { BASE_PATH } from '@/shared/routes/paths';

const RECAPTCHA = 'https://www.google.com/recaptcha/api.js';

/** Allows only text without markup, such as the style rules that antd writes through innerHTML. */
export function createHTML(text: string): string | null {
  return text.includes('<') ? null : text;
}

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

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

/**
 * Installs Trusted Types' default policy. It checks every plain string that a library uses as HTML or as a script URL,
 * which browsers would otherwise refuse. A check that returns null refuses the string. There is no createScript, so
 * text never runs as a script.
 */
export function installDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL });
}
