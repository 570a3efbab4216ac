import { isEmail } from '@/shared/lib/email';

/** `new URL` that answers undefined instead of throwing. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The rule of the stream's URL (AGR-11): it starts with http:// or https:// and names a host. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(value) && parseUrl(value) !== undefined;
}

/** `mailto:` to one address and nothing more: no subject, no copies. Undefined where it is no address. */
export function mailtoHref(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  if (!isEmail(text)) return undefined;
  const at = text.lastIndexOf('@');
  return `mailto:${encodeURIComponent(text.slice(0, at))}${text.slice(at)}`;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
// A name with a dot and a top-level domain of letters, then a port, path, query or fragment.
const bareDomain = new RegExp(`^${LABEL}(?:\\.${LABEL})*\\.[a-z]{2,}(?::\\d{1,5})?(?:[/?#].*)?$`, 'i');

function webHref(text: string): string | undefined {
  const url = parseUrl(text);
  // An address with a user name in it pretends to lead elsewhere: https://www.bank.example@evil.example
  if (url?.username !== '' || url.password !== '') return undefined;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && /[^.]\.[^.]/.test(url.hostname) ? url.href : undefined;
}

/**
 * The href for a web site or e-mail address that stands in data, or undefined where it must stay text (SEC-3).
 * Only what is known to be harmless passes: http, https and mailto; a bare domain becomes https.
 */
export function safeHref(value: string | null | undefined): string | undefined {
  const text = (value ?? '').trim();
  // Blanks, control characters and backslashes are read differently by different readers of URLs.
  if (/[\s\p{C}\\]/u.test(text)) return undefined;
  if (/^https?:\/\/[^/]/i.test(text)) return webHref(text);
  if (/^mailto:/i.test(text)) return mailtoHref(text.slice('mailto:'.length));
  if (isEmail(text)) return mailtoHref(text);
  return bareDomain.test(text) ? webHref(`https://${text}`) : undefined;
}
