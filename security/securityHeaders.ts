import { headerPolicy } from './contentPolicy';
import type { PolicySettings } from './policySettings';

export type Headers = Readonly<Record<string, string>>;

/** Features that no screen uses, denied to injected scripts and framed pages too. */
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

/** For every answer of the portal's host. */
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

/** For the portal's documents, the same in every release. */
export function documentHeaders(settings: PolicySettings, https: boolean): Headers {
  return { 'Content-Security-Policy': headerPolicy(settings, https), ...commonHeaders(https) };
}
