import { createHash } from 'node:crypto';
import { inlineScripts } from './inlineScripts';
import type { PolicySettings } from './policySettings';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The URLs that Google documents for a content security policy without nonces. */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
};

function common(settings: PolicySettings, inline: readonly string[]): Directives {
  const { apiOrigin, imageOrigins, uploads, recaptcha } = settings;
  const known = (sources: readonly (string | undefined)[]): string[] =>
    sources.filter((source) => source !== undefined);
  const google = recaptcha ? RECAPTCHA : { scripts: [], frames: [], connections: [] };
  const frames = known([uploads, ...google.frames]);
  return {
    'script-src': [SELF, ...inline, ...google.scripts],
    'script-src-attr': [NONE],
    'style-src-attr': [NONE],
    'connect-src': known([SELF, apiOrigin, ...google.connections]),
    'img-src': [SELF, 'data:', ...imageOrigins],
    'media-src': [SELF, ...imageOrigins],
    'frame-src': frames.length === 0 ? [NONE] : frames,
    'form-action': [SELF],
    'base-uri': [NONE],
    'object-src': [NONE],
    'require-trusted-types-for': ["'script'"],
    // With reCAPTCHA, allows trusted-types policies of any name, because Google does not document the names it uses.
    'trusted-types': ['default', ...(recaptcha ? ['*', "'allow-duplicates'"] : [])],
  };
}

/** The policy for HTTP headers. Style hashes change with each build, so `style-src` and `default-src` are only in the documents. */
export function headerPolicy(settings: PolicySettings, https: boolean): string {
  return write({
    ...common(settings, Object.values(inlineScripts).map(hashOf)),
    'font-src': [NONE],
    'manifest-src': [NONE],
    'worker-src': [SELF],
    'frame-ancestors': [NONE],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

export function documentPolicy(settings: PolicySettings, html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (element === 'style') hashes.style.add(hashOf(text));
    else if (!/\ssrc=|\stype="application\/json"/.test(attributes)) hashes.script.add(hashOf(text));
  }
  return write({
    'default-src': [NONE],
    'style-src': [SELF, ...hashes.style],
    ...common(settings, [...hashes.script]),
  });
}

export function denyAllPolicy(directives: Directives = {}): string {
  return write({
    'default-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
    ...directives,
  });
}
