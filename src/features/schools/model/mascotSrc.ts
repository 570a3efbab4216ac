import { associationUrl } from '@/shared/config/config';
import { textOf } from './schoolTexts';

function resolve(location: string, origin: string): URL | undefined {
  try {
    return new URL(location, new URL(`${associationUrl()}/`, origin));
  } catch {
    return undefined;
  }
}

/** The image's address: only http(s) without credentials (SEC-3). A path is one on the association's site. */
export function mascotSrc(location: string | null | undefined, origin: string): string | undefined {
  const text = textOf(location);
  if (text === '' || /[\p{C}\\]/u.test(text)) return undefined;
  const url = resolve(text, origin);
  if (url?.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
