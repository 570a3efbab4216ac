import { associationUrl } from '@/shared/config';
import { textOf } from './textOf';

function resolve(location: string, origin: string): URL | undefined {
  try {
    return new URL(location, new URL(`${associationUrl()}/`, origin));
  } catch {
    return undefined;
  }
}

/**
 * The address of a mascot's picture, or undefined where there is none or it is none (SEC-3).
 * A path is one on the association's own site.
 * @param origin of the portal
 */
export function mascotSrc(location: string | null | undefined, origin: string): string | undefined {
  const text = textOf(location);
  if (text === '' || /[\p{C}\\]/u.test(text)) return undefined;
  const url = resolve(text, origin);
  if (url?.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
