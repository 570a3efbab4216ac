// A key that nothing outside this file can name, so that only `apiPath` makes paths.
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

/** Builds a path. Refuses empty parts, `.`, and `..`, which a URL resolves away; never throws, since RTK Query would only log that. */
export function apiPath(texts: TemplateStringsArray, ...parts: Part[]): ApiPath {
  let path = (texts[0] ?? '').replace(/^\/+/, '');
  for (const [index, part] of parts.entries()) {
    const encoded = encodePart(part);
    if (encoded === undefined) return { [made]: true, refused: `part ${String(index + 1)} of the path is not usable` };
    path += encoded + (texts[index + 1] ?? '');
  }
  const reached = new URL(path, PROBE);
  if (reached.href !== PROBE + path || reached.search !== '' || reached.hash !== '') {
    return { [made]: true, refused: 'the path would lead elsewhere' };
  }
  return { [made]: true, path };
}

/** Returns a call's address; undefined if it would lie outside the API's base, which is absolute or a path on `origin`. */
export function apiUrl(base: string, origin: string, path: string): string | undefined {
  const root = new URL(base.replace(/\/*$/, '/'), origin).href;
  const { href } = new URL(root + path.replace(/^\/+/, ''));
  return href.startsWith(root) ? href : undefined;
}
