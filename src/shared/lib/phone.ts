/** An optional country prefix, then area code, exchange and line; the groups 1 to 4. */
const phonePattern =
  /^(?:(\+\d{1,3}|1)[\s.-]{0,3})?(?:\((\d{3})\)|(\d{3}))[\s.-]{0,3}(\d{3})[\s.-]{0,3}(\d{4})$/;

const HOME_PREFIXES: readonly string[] = ['', '1', '+1'];

/** 3-3-4. A number of another shape or country shows as it is (GEN-10). */
export function formatPhone(phone: string | number | null | undefined): string {
  const text = String(phone ?? '').trim();
  const [, prefix = '', bracketed, bare, exchange, line] = phonePattern.exec(text) ?? [];
  const area = bracketed ?? bare;
  if (area === undefined || exchange === undefined || line === undefined || !HOME_PREFIXES.includes(prefix))
    return text;
  return `${area}-${exchange}-${line}`;
}

/** A US-style number with its area code; country prefix and separators are optional (GEN-13). */
export function isPhone(value: string): boolean {
  return phonePattern.test(value);
}

/** `tel:` to a number that stands in data, or undefined where no device could dial it. */
export function telHref(phone: string | number | null | undefined): string | undefined {
  const shown = formatPhone(phone);
  if (/^\d{3}-\d{3}-\d{4}$/.test(shown)) return `tel:+1${shown.replaceAll('-', '')}`;
  const digits = shown.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
