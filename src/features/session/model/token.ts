import { jwtDecode } from 'jwt-decode';
import { isEmail } from '@/shared/lib/email';
import { isRecord } from '@/shared/lib/is-record';

export interface Profile {
  Role?: string;
  Identifier?: string;
  /** The address that the user signs in with, if the token contains it. */
  Email?: string;
  /** When the token expires, in seconds since the epoch. */
  exp?: number;
  /** When the token was issued, in seconds since the epoch, if the token says so. */
  iat?: number;
}

const CLOCK_TOLERANCE_MS = 60_000;

/** Reads a time in seconds, which some servers send as text. */
function timeIn(value: unknown): number | undefined {
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const payload: unknown = jwtDecode(token);
    return isRecord(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if the token can't be decoded (SES-2). */
export function decodeProfile(token: unknown): Profile | undefined {
  const payload = typeof token === 'string' ? payloadOf(token) : undefined;
  if (payload === undefined) return undefined;
  const { Role, Identifier, Email } = payload;
  const [exp, iat] = [timeIn(payload.exp), timeIn(payload.iat)];
  return {
    ...(typeof Role === 'string' ? { Role } : {}),
    ...(typeof Identifier === 'string' || typeof Identifier === 'number' ? { Identifier: String(Identifier) } : {}),
    ...(typeof Email === 'string' && isEmail(Email) ? { Email } : {}),
    ...(exp === undefined ? {} : { exp }),
    ...(iat === undefined ? {} : { iat }),
  };
}

/** When the token expires, in milliseconds since the epoch; Infinity if it doesn't say. */
export const expiryOf = (profile: Profile | null | undefined): number =>
  profile?.exp === undefined ? Infinity : profile.exp * 1000;

/** Whether the token has expired; `now` is the media service's time (SES-3). */
export const isExpired = (profile: Profile | null | undefined, now: number): boolean => expiryOf(profile) < now;

/**
 * How many ms this clock is behind a new token's `iat`. Without this correction, a clock that is fast would make every
 * token look expired.
 */
export function clockOffsetOf(profile: Profile | null | undefined, now: number): number {
  const { iat, exp = Infinity } = profile ?? {};
  if (iat === undefined || iat >= exp) return 0;
  const offset = iat * 1000 - now;
  return Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset;
}

export function isExpiredOnArrival(token: string, now: number): boolean {
  const profile = decodeProfile(token);
  return isExpired(profile, now + clockOffsetOf(profile, now));
}
