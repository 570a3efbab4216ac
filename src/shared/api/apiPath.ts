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
