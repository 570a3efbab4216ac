/**
 * The absolute address of a call. `base` is the API's address, absolute or a path on `origin`, with or without a
 * slash at its end; `path` stands below it, with or without a slash at its start. Undefined where it would not.
 */
export function apiUrl(base: string, origin: string, path: string): string | undefined {
  const root = new URL(base.replace(/\/*$/, '/'), origin).href;
  const { href } = new URL(root + path.replace(/^\/+/, ''));
  return href.startsWith(root) ? href : undefined;
}
