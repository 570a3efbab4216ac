/** Rejects disguised other origins: `//host`, `/\\host`. */
const OWN_PATH = /^\/(?:[^/\\][^\\]*)?$/;

export function readWantedPage(search: URLSearchParams): string | undefined {
  const page = search.get('next') ?? '';
  return OWN_PATH.test(page) ? page : undefined;
}
