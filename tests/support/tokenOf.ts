const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of that payload as the browser sees it: well formed; only a server would look at the signature. */
export function tokenOf(payload: unknown): string {
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}.c2lnbmF0dXJl`;
}
