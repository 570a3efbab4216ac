import { isTokenExpired } from './expiry';
import { decodeProfile } from './profile';

// As long as a slow answer may take.
const TOLERANCE_MS = 60_000;

/**
 * What a device's clock lacks to the media service's, in milliseconds, judged by a token that it has issued just now;
 * 0 where they agree or the token does not say when it was issued. "Now" is the service's (SES-3): by a clock
 * that is hours ahead every fresh token would have expired, and nobody could sign in.
 */
export function clockOffsetOf(token: string, now: number): number {
  const { iat, exp = Infinity } = decodeProfile(token) ?? {};
  if (iat === undefined || iat >= exp) return 0;
  const offset = iat * 1000 - now;
  return Math.abs(offset) < TOLERANCE_MS ? 0 : offset;
}

/** Whether a token that was issued just now seems to have expired all the same. */
export function isExpiredOnArrival(token: string, now: number): boolean {
  return isTokenExpired(token, now + clockOffsetOf(token, now));
}
