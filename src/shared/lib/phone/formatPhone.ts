import { phonePattern } from './phonePattern';

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
