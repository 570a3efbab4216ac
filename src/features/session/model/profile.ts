import { jwtDecode } from 'jwt-decode';
import { isEmail } from '@/shared/lib/email';

/** What the portal uses of a token's payload; its other fields stay in the token. */
export interface Profile {
  Role?: string;
  Identifier?: string;
  /** What the user signs in with; where the provider tells. */
  Email?: string;
  /** Seconds since the epoch. */
  exp?: number;
  /** When it was issued, likewise; where the provider tells. */
  iat?: number;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function decode(token: string): object | undefined {
  try {
    const payload: unknown = jwtDecode(token);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** The profile of a token, or undefined where it is no string or cannot be decoded (SES-2). */
export function decodeProfile(token: unknown): Profile | undefined {
  const payload = typeof token === 'string' ? decode(token) : undefined;
  if (payload === undefined) return undefined;
  const { Role, Identifier, Email, exp, iat }: Partial<Record<keyof Profile, unknown>> = payload;
  return {
    ...(typeof Role === 'string' ? { Role } : {}),
    ...(typeof Identifier === 'string' || typeof Identifier === 'number' ? { Identifier: String(Identifier) } : {}),
    ...(typeof Email === 'string' && isEmail(Email) ? { Email } : {}),
    ...(isTime(exp) ? { exp } : {}),
    ...(isTime(iat) ? { iat } : {}),
  };
}
