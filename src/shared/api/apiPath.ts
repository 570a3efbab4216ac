// Nothing outside this file can name the key, so a path is made here or not at all.
const made = Symbol('made by apiPath');

/** A path below the API's base, or the reason why there is none. Only `apiPath` makes one. */
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

/**
 * `` apiPath`/org/name/${name}` ``: encodes each part and refuses empty and dot parts, which a URL would resolve away.
 * It never throws, because RTK Query only logs what is thrown inside `query`; the base query reports the refusal.
 */
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

/**
 * The absolute address of a call. `base` is the API's address, absolute or a path on `origin`, with or without a
 * slash at its end; `path` stands below it, with or without a slash at its start. Undefined where it would not.
 */
export function apiUrl(base: string, origin: string, path: string): string | undefined {
  const root = new URL(base.replace(/\/*$/, '/'), origin).href;
  const { href } = new URL(root + path.replace(/^\/+/, ''));
  return href.startsWith(root) ? href : undefined;
}
