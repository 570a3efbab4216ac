const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of that payload as the browser sees it: well formed; only a server would look at the signature. */
export function tokenOf(payload: unknown): string {
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}.c2lnbmF0dXJl`;
}

/** The token of a media user; `exp` in seconds since the epoch, an hour ahead unless told. */
export function mediaToken(Identifier: string, exp = Math.floor(Date.now() / 1000) + 3600): string {
  return tokenOf({ Role: 'media', Identifier, exp });
}
