import { localArea } from '@/shared/lib/storage';
import { isTokenExpired } from './expiry';
import { decodeProfile } from './profile';

/** Holds the bare token (section 9), which is why no persistence library writes it. */
export const TOKEN_KEY = 'media_id_token';

export function storeToken(token: string): void {
  localArea.write(TOKEN_KEY, token);
}

export function removeToken(): void {
  localArea.remove(TOKEN_KEY);
}

/** The token that this browser keeps, or null. One that cannot be decoded or has expired is removed (decisions R8). */
export function readStoredToken(now: number): string | null {
  const token = localArea.read(TOKEN_KEY);
  if (token === undefined) return null;
  if (decodeProfile(token) !== undefined && !isTokenExpired(token, now)) return token;
  removeToken();
  return null;
}
