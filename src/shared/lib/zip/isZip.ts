/** 5 digits, 9 digits, or 5+4 with a hyphen (GEN-12). */
export function isZip(value: string): boolean {
  return /^(?:\d{5}|\d{9}|\d{5}-\d{4})$/.test(value);
}
