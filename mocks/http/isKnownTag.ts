/** Compares weakly, as RFC 9110 demands of If-None-Match. */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([one]) => one === tag.replace(/^W\//, ''));
}
