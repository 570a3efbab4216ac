import { headerPolicy } from './contentPolicy';
import type { PolicySettings } from './policySettings';

export type Headers = Readonly<Record<string, string>>;

/** Features that no screen uses; a script that got in, or an embedded page, could not use them either. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Of every answer of the portal's host, whatever it holds. */
export function commonHeaders(https: boolean): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Of the portal's documents, the same in every release. */
export function documentHeaders(settings: PolicySettings, https: boolean): Headers {
  return { 'Content-Security-Policy': headerPolicy(settings, https), ...commonHeaders(https) };
}
