import { headerPolicy } from './contentPolicy';
import type { PolicySettings } from './policySettings';

export type Headers = Readonly<Record<string, string>>;

/** Browser features that the portal does not use, disabled so that injected scripts and embedded pages cannot use them. */
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

export function documentHeaders(settings: PolicySettings, https: boolean): Headers {
  return { 'Content-Security-Policy': headerPolicy(settings, https), ...commonHeaders(https) };
}
