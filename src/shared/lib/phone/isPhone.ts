import { phonePattern } from './phonePattern';

/** A US-style number with its area code; country prefix and separators are optional (GEN-13). */
export function isPhone(value: string): boolean {
  return phonePattern.test(value);
}
