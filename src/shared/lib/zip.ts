/** Adds a hyphen after five characters (GEN-11). */
export function formatZip(zip: string | number | null | undefined): string {
  const text = String(zip ?? '').trim();
  const rest = text.slice(5).replace(/^[\s-]+/, '');
  return rest === '' ? text.slice(0, 5) : `${text.slice(0, 5)}-${rest}`;
}
