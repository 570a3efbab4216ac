// A key that code outside this file can't access, so that only `apiPath` can create an ApiPath.
const made = Symbol('made by apiPath');

export type ApiPath =
  | { readonly [made]: true; readonly path: string; readonly refused?: never }
  | { readonly [made]: true; readonly path?: never; readonly refused: string };

type Part = string | number | null | undefined;

const PROBE = 'http://api.invalid/base/';

function encodePart(part: Part): string | undefined {
  if (part === null || part === undefined || part === '' || part === '.' || part === '..') return undefined;
  try {
    return encodeURIComponent(part);
  } catch {
    return undefined; // half of a surrogate pair
  }
}

/** Builds a path. Refuses empty parts, `.`, and `..`, which URLs resolve away. Never throws: RTK Query would only log the error. */
export function apiPath(texts: TemplateStringsArray, ...parts: Part[]): ApiPath {
  let path = (texts[0] ?? '').replace(/^\/+/, '');
  for (const [index, part] of parts.entries()) {
    const encoded = encodePart(part);
    if (encoded === undefined) return { [made]: true, refused: `part ${index + 1} of the path is not usable` };
    path += encoded + (texts[index + 1] ?? '');
  }
  const reached = new URL(path, PROBE);
  if (reached.href !== PROBE + path || reached.search !== '' || reached.hash !== '') {
    return { [made]: true, refused: 'the path would lead elsewhere' };
  }
  return { [made]: true, path };
}

/** Returns a call's URL; undefined if it would lie outside `base`, the API's absolute URL or a path on `origin`. */
export function apiUrl(base: string, origin: string, path: string): string | undefined {
  const root = new URL(base.replace(/\/*$/, '/'), origin).href;
  const { href } = new URL(root + path.replace(/^\/+/, ''));
  return href.startsWith(root) ? href : undefined;
}
