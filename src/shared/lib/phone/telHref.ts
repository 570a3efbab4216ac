import { formatPhone } from './formatPhone';

/** `tel:` to a number that stands in data, or undefined where no device could dial it. */
export function telHref(phone: string | number | null | undefined): string | undefined {
  const shown = formatPhone(phone);
  if (/^\d{3}-\d{3}-\d{4}$/.test(shown)) return `tel:+1${shown.replaceAll('-', '')}`;
  const digits = shown.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
