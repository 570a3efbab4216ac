import { phonePattern } from './phonePattern';

/** Section 5: a US-style number with its area code; country prefix and separators are optional. */
export function isPhone(value: string): boolean {
  return phonePattern.test(value);
}
