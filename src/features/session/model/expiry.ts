import { decodeProfile } from './profile';

/** When the token ends, in milliseconds since the epoch; Infinity where it does not say or cannot be decoded. */
export function tokenEndsAt(token: string): number {
  const { exp } = decodeProfile(token) ?? {};
  return exp === undefined ? Infinity : exp * 1000;
}

/** Section 4: expired means that `exp` is earlier than now (milliseconds). */
export function isTokenExpired(token: string, now: number): boolean {
  return tokenEndsAt(token) < now;
}
