/** 5 digits, 9 digits, or 5+4 with a hyphen (GEN-12). */
export function isZip(value: string): boolean {
  return /^(?:\d{5}|\d{9}|\d{5}-\d{4})$/.test(value);
}

/** Longer ones get a hyphen after five characters (GEN-11). */
export function formatZip(zip: string | number | null | undefined): string {
  const text = String(zip ?? '').trim();
  if (text.length <= 5) return text;
  const rest = text.slice(5).replace(/^[\s-]+/, '');
  return rest === '' ? text.slice(0, 5) : `${text.slice(0, 5)}-${rest}`;
}
