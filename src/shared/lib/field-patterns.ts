/** Groups: country prefix, area code in parentheses, area code without them, exchange, line number. */
export const phonePattern =
  /^(?:(\+\d{1,3}|1)[\s.-]{0,3})?(?:\((\d{3})\)|(\d{3}))[\s.-]{0,3}(\d{3})[\s.-]{0,3}(\d{4})$/;

/** A US-style phone number with its area code (GEN-13). */
export const isPhone = (value: string): boolean => phonePattern.test(value);

/** A zip code of 5 digits, 9 digits, or 5+4 (GEN-12). */
export const isZip = (value: string): boolean => /^(?:\d{5}|\d{9}|\d{5}-\d{4})$/.test(value);

export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** A web URL with a host, such as that of a stream (AGR-11). */
export const isHttpUrl = (value: string): boolean =>
  /^https?:\/\/[^\s/?#]\S*$/i.test(value) && parseUrl(value) !== undefined;
