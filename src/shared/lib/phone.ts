import { phonePattern } from '@/shared/lib/field-patterns';

const HOME_PREFIXES: readonly string[] = ['', '1', '+1'];

/** Leaves numbers of another form or country unchanged (GEN-10). */
export function formatPhone(phone: string | number | null | undefined): string {
  const text = String(phone ?? '').trim();
  const [, prefix = '', bracketed, bare, exchange, line] = phonePattern.exec(text) ?? [];
  const area = bracketed ?? bare;
  if (area === undefined || exchange === undefined || line === undefined || !HOME_PREFIXES.includes(prefix))
    return text;
  return `${area}-${exchange}-${line}`;
}

/** Undefined if no device could dial it. */
export function telHref(phone: string | number | null | undefined): string | undefined {
  const shown = formatPhone(phone);
  if (/^\d{3}-\d{3}-\d{4}$/.test(shown)) return `tel:+1${shown.replaceAll('-', '')}`;
  const digits = shown.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
