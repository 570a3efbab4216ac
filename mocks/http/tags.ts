import { createHash } from 'node:crypto';

/** Whether the client already has this version; tags are compared weakly, as RFC 9110 demands of If-None-Match. */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([one]) => one === tag.replace(/^W\//, ''));
}

/** A weak ETag, because the bytes depend on the compression. */
export const weakTagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
