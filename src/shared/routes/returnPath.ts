/** Rejects disguised other origins: browsers drop control characters, so that `/\t/host` becomes `//host`, and treat `\` as `/`. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
/** Matches a `.` or `..` between slashes, which could lead out of the portal. */
const DOT_PART = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

export function readReturnPath(search: URLSearchParams): string | undefined {
  const page = search.get('next') ?? '';
  return OWN_PATH.test(page) && !DOT_PART.test(page) ? page : undefined;
}
