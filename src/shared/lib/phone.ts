import { phonePattern } from '@/shared/lib/field-patterns';

const HOME_PREFIXES: readonly (string | undefined)[] = [undefined, '1', '+1'];

/** Formats a US number; leaves numbers in another format or from another country unchanged (GEN-10). */
export function formatPhone(phone: string | number | null | undefined): string {
  const text = String(phone ?? '').trim();
  const prefix = phonePattern.exec(text)?.[1];
  return HOME_PREFIXES.includes(prefix) ? text.replace(phonePattern, '$2$3-$4-$5') : text;
}

/** The digits of a number without the country prefix, to compare numbers: servers may drop separators and the prefix. */
export const phoneDigits = (phone: string | number | null | undefined): string =>
  String(phone ?? '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');

/** The `tel:` URL of a number; undefined if no device could dial it. */
export function telHref(phone: string | number | null | undefined): string | undefined {
  const shown = formatPhone(phone);
  if (/^\d{3}-\d{3}-\d{4}$/.test(shown)) return `tel:+1${shown.replaceAll('-', '')}`;
  const digits = shown.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
