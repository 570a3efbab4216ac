import { parseUrl } from './parseUrl';

/** The rule of the stream's URL (AGR-11): it starts with http:// or https:// and names a host. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(value) && parseUrl(value) !== undefined;
}
