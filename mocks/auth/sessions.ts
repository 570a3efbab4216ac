import { webcrypto } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { organizationKeys, type OrganizationKeys } from '../db/queries/organizations';
import { organizations } from '../db/schema';
import { forbidden, unauthorized } from '../http/Refusal';

export interface Session {
  Role: string;
  Identifier: string;
  /** A counter that each new password increments; sessions with a lower number are no longer valid. */
  Generation?: number;
}

const LIFETIME_SECONDS = 8 * 60 * 60;

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const keyOf = (secret: string) =>
  webcrypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify']);
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

type Signing = Pick<Context, 'secret' | 'now'>;

/** @param lifetime in seconds; a negative one makes an expired token */
export async function signToken(context: Signing, session: Session, lifetime = LIFETIME_SECONDS): Promise<string> {
  const issued = secondsOf(context.now());
  return new SignJWT({ ...session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetime)
    .sign(await keyOf(context.secret));
}

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

export async function authorize(context: Context, request: Request): Promise<OrganizationKeys> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const session = token === undefined ? undefined : await readToken(context, token);
  if (session === undefined) throw unauthorized();
  if (session.Role !== 'media') throw forbidden('Only media organizations may do this.');
  const own = await organizationKeys(context.db, session.Identifier);
  if (own === undefined) throw unauthorized('Please sign in again. This organization is no longer listed.');
  if (session.Generation !== own.sessionGeneration) {
    throw unauthorized('Please sign in again. The password of this organization has changed.');
  }
  return own;
}

export async function endSessions(tx: Queries, organizationId: number): Promise<number> {
  const { id, sessionGeneration } = organizations;
  const [row] = await tx
    .update(organizations)
    .set({ sessionGeneration: sql`${sessionGeneration} + 1` })
    .where(eq(id, organizationId))
    .returning({ sessionGeneration });
  return row?.sessionGeneration ?? 0;
}
