const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with that payload; the browser does not verify the signature. */
export function tokenOf(payload: unknown): string {
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}.c2lnbmF0dXJl`;
}

/** A media user's token; `exp` is in seconds since the epoch and defaults to an hour from now. */
export function mediaToken(Identifier: string, exp = Math.floor(Date.now() / 1000) + 3600): string {
  return tokenOf({ Role: 'media', Identifier, exp });
}
