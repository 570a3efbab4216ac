/** An optional country prefix, area code, exchange, and line: groups 1 to 4. */
export const phonePattern =
  /^(?:(\+\d{1,3}|1)[\s.-]{0,3})?(?:\((\d{3})\)|(\d{3}))[\s.-]{0,3}(\d{3})[\s.-]{0,3}(\d{4})$/;

/** A US number with area code; prefix and separators are optional (GEN-13). */
export const isPhone = (value: string): boolean => phonePattern.test(value);

/** 5 digits, 9 digits, or 5+4 with a hyphen (GEN-12). */
export const isZip = (value: string): boolean => /^(?:\d{5}|\d{9}|\d{5}-\d{4})$/.test(value);

export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** AGR-11: starts with http:// or https:// and names a host. */
export const isHttpUrl = (value: string): boolean =>
  /^https?:\/\/[^\s/?#]+\S*$/i.test(value) && parseUrl(value) !== undefined;
