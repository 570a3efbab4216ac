import { associationUrl } from '@/shared/config/config';
import { isEmail } from '@/shared/lib/email';
import { parseUrl } from '@/shared/lib/field-patterns';

/** The image's URL, if it is http(s) without credentials (SEC-3). A relative path is resolved against the association's site. */
export function mascotSrc(location: string | undefined, origin: string): string | undefined {
  if (location === undefined || location === '' || /[\p{C}\\]/u.test(location)) return undefined;
  const url = parseUrl(location, new URL(`${associationUrl()}/`, origin));
  if (url?.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

export const fullName = ({ FirstName, LastName }: Record<'FirstName' | 'LastName', string>): string =>
  [FirstName, LastName].filter(Boolean).join(' ');

export function emailAddresses(people: readonly { Email: string }[]): string[] {
  const byKey = new Map<string, string>();
  for (const address of people.map(({ Email }) => Email).filter(isEmail)) {
    const key = address.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}
