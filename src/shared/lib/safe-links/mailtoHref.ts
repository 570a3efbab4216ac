import { isEmail } from '@/shared/lib/email';

/** `mailto:` to one address and nothing more: no subject, no copies. Undefined where it is no address. */
export function mailtoHref(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  if (!isEmail(text)) return undefined;
  const at = text.lastIndexOf('@');
  return `mailto:${encodeURIComponent(text.slice(0, at))}${text.slice(at)}`;
}
