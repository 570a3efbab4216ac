/** Rejects disguised other origins: `//host`, `/\\host`. */
const OWN_PATH = /^\/(?:[^/\\][^\\]*)?$/;

export function readReturnPath(search: URLSearchParams): string | undefined {
  const page = search.get('next') ?? '';
  return OWN_PATH.test(page) ? page : undefined;
}
