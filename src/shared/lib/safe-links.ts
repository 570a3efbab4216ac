import { isEmail } from '@/shared/lib/email';
import { parseUrl } from '@/shared/lib/field-patterns';

export function mailtoHref(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  if (!isEmail(text)) return undefined;
  const at = text.lastIndexOf('@');
  return `mailto:${encodeURIComponent(text.slice(0, at))}${text.slice(at)}`;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const bareDomain = new RegExp(`^${LABEL}(?:\\.${LABEL})*\\.[a-z]{2,}(?::\\d{1,5})?(?:[/?#].*)?$`, 'i');

function webHref(text: string): string | undefined {
  const url = parseUrl(text);
  // Refuses a user name, which would disguise the host: https://www.bank.example@evil.example
  if (url?.username !== '' || url.password !== '') return undefined;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && /[^.]\.[^.]/.test(url.hostname) ? url.href : undefined;
}

/** The URL for a link; undefined if the text must not become one (SEC-3). A bare domain gets `https`. */
export function safeHref(value: string | null | undefined): string | undefined {
  const text = (value ?? '').trim();
  // Refuses spaces, control characters, and backslashes, because parsers disagree about them.
  if (/[\s\p{C}\\]/u.test(text)) return undefined;
  if (/^https?:\/\/[^/]/i.test(text)) return webHref(text);
  if (/^mailto:/i.test(text)) return mailtoHref(text.slice('mailto:'.length));
  if (isEmail(text)) return mailtoHref(text);
  return bareDomain.test(text) ? webHref(`https://${text}`) : undefined;
}
