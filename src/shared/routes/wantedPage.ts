/** A path of the portal, and no address of another origin in the guise of one: `//host`, `/\\host`. */
const OWN_PATH = /^\/(?:[^/\\][^\\]*)?$/;

/** The page that a login is to lead to, as `paths.loginFor` has put it into the address. */
export function readWantedPage(search: URLSearchParams): string | undefined {
  const page = search.get('next') ?? '';
  return OWN_PATH.test(page) ? page : undefined;
}
