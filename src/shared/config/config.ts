import type { PortalSetting } from '../../../build/settings/settings';
import { API_PATH } from '../routes/paths';
import { association } from './association';

/** webpack replaces each variable with its value at build time (build/settings/settings.ts). */
declare const process: { readonly env: Readonly<Partial<Record<PortalSetting | 'BUILD_DAY', string>>> };

const text = (value: string | undefined, fallback: string): string => (value?.trim() ? value.trim() : fallback);

export const config = {
  mediaApiUrl: text(process.env.MEDIA_API_URL, API_PATH),
  captcha: process.env.CAPTCHA === 'recaptcha' ? 'recaptcha' : 'standin',
  /** The build's date, YYYY-MM-DD; '' outside a build. */
  buildDay: text(process.env.BUILD_DAY, ''),
  recaptchaSiteKey: text(process.env.RECAPTCHA_SITE_KEY, ''),
  association: {
    name: text(process.env.ASSOCIATION_NAME, association.name),
    shortName: text(process.env.ASSOCIATION_SHORT_NAME, association.shortName),
    url: text(process.env.ASSOCIATION_URL, association.url),
    uploadsUrl: text(process.env.ASSOCIATION_UPLOADS_URL, ''),
    street: text(process.env.ASSOCIATION_STREET, association.street),
    city: text(process.env.ASSOCIATION_CITY, association.city),
    phone: text(process.env.ASSOCIATION_PHONE, association.phone),
    email: text(process.env.ASSOCIATION_EMAIL, association.email),
    mediaEmail: text(process.env.ASSOCIATION_MEDIA_EMAIL, association.mediaEmail),
    timeZone: association.timeZone,
    facebook: text(process.env.ASSOCIATION_FACEBOOK, ''),
    x: text(process.env.ASSOCIATION_X, ''),
    instagram: text(process.env.ASSOCIATION_INSTAGRAM, ''),
    youtube: text(process.env.ASSOCIATION_YOUTUBE, ''),
  },
} as const;

export function associationUrl(path = ''): string {
  const base = config.association.url.replace(/\/+$/, '');
  return path === '' ? base : `${base}/${path}`;
}
