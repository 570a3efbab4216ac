import { decodeProfile, type Profile } from './profile';

/** When a session ends, in milliseconds since the epoch; Infinity where its token does not say. */
export const endOf = (profile: Profile | null | undefined): number =>
  profile?.exp === undefined ? Infinity : profile.exp * 1000;

/** When the token ends, likewise; Infinity, too, where it cannot be decoded. */
export const tokenEndsAt = (token: string): number => endOf(decodeProfile(token));

/** Expired means that `exp` is earlier than now, in milliseconds (SES-3). */
export const isTokenExpired = (token: string, now: number): boolean => tokenEndsAt(token) < now;
