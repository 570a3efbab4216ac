import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Context } from '../context';

/** What a session token says about its bearer. */
export interface Session {
  Role: string;
  Identifier: string;
  /** Sessions of an organization begin at 0; a new password raises the number and so ends the earlier ones. */
  Generation?: number;
}

const standardLifetime = 8 * 60 * 60;

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const keyOf = (secret: string) =>
  webcrypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify']);
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

type Signing = Pick<Context, 'secret' | 'now' | 'sessionSeconds'>;

/** @param lifetime in seconds; a negative one makes a token that has already expired. */
export async function signToken(context: Signing, session: Session, lifetime?: number): Promise<string> {
  const issued = secondsOf(context.now());
  return new SignJWT({ ...session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + (lifetime ?? context.sessionSeconds ?? standardLifetime))
    .sign(await keyOf(context.secret));
}

/** The session of a token that this secret signed and that has not expired; otherwise nothing. */
export async function readToken(context: Signing, token: string): Promise<Session | undefined> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(context.secret), {
      algorithms: ['HS256'],
      currentDate: context.now(),
      requiredClaims: ['exp'],
    });
    const { Role, Identifier, Generation = 0 } = payload;
    if (typeof Role !== 'string' || typeof Identifier !== 'string' || typeof Generation !== 'number') return undefined;
    return { Role, Identifier, Generation };
  } catch {
    return undefined;
  }
}
