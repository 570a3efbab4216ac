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

/** The contents of the nginx configuration files, by path. */
export function nginxFiles(settings: PolicySettings): Readonly<Record<string, string>> {
  const { 'Content-Security-Policy': policy } = documentHeaders(settings, true);
  const headers = Object.entries(commonHeaders(true)).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return {
    '/etc/nginx/conf.d/media-portal-policy.conf': `map $sent_http_content_type $media_portal_policy {
  default "";
  "~^text/html" "${policy ?? ''}";
}
`,
    '/etc/nginx/snippets/media-portal-headers.conf': `add_header Content-Security-Policy $media_portal_policy always;
${headers.join('\n')}
`,
  };
}

export const nginxBlock = (settings: PolicySettings): string =>
  Object.entries(nginxFiles(settings))
    .map(([file, text]) => `# ${file}\n${text}`)
    .join('\n');

export function staticHostBlock(settings: PolicySettings): string {
  const headers = Object.entries(documentHeaders(settings, true)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/mediareact/*', ...headers, ''].join('\n');
}
