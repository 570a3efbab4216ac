import { associationUrl } from '@/shared/config/config';

function resolve(location: string, origin: string): URL | undefined {
  try {
    return new URL(location, new URL(`${associationUrl()}/`, origin));
  } catch {
    return undefined;
  }
}

/** The image's address: only http(s) without credentials (SEC-3). A path is one on the association's site. */
export function mascotSrc(location: string | undefined, origin: string): string | undefined {
  if (location === undefined || location === '' || /[\p{C}\\]/u.test(location)) return undefined;
  const url = resolve(location, origin);
  if (url?.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
