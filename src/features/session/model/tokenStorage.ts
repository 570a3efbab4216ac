import { safeLocalStorage } from '@/shared/lib/storage';
import { decodeProfile, isExpired } from './token';

/** The key of the unwrapped token (SES-1). redux-persist can't write it, because it would wrap the token in JSON. */
export const TOKEN_KEY = 'media_id_token';

/** Tells other tabs that the session expired without a logout: unsaved work must stay (SES-17). */
export const ENDED_KEY = 'media_session_ended';

const CLOCK_KEY = 'media_clock_offset';

export interface StoredSession {
  token: string | null;
  endedByItself: boolean;
  clockOffset: number;
}

// The order of writes in storeToken and removeToken matters, because another tab may read the storage between two of them.
/** @returns false if the session will not survive a reload */
export function storeToken(token: string, clockOffset: number): boolean {
  if (clockOffset === 0) safeLocalStorage.remove(CLOCK_KEY);
  else safeLocalStorage.write(CLOCK_KEY, String(clockOffset));
  const isStored = safeLocalStorage.write(TOKEN_KEY, token);
  safeLocalStorage.remove(ENDED_KEY);
  return isStored;
}

export function removeToken({ endedByItself }: Pick<StoredSession, 'endedByItself'>): void {
  if (endedByItself) safeLocalStorage.write(ENDED_KEY, '1');
  else safeLocalStorage.remove(ENDED_KEY);
  safeLocalStorage.remove(TOKEN_KEY);
}

function readClockOffset(): number {
  const offset = Number(safeLocalStorage.read(CLOCK_KEY) ?? 0);
  return Number.isFinite(offset) ? offset : 0;
}

/** Reads the session, and removes a token that can't be decoded or has expired (SES-4). */
export function readStoredSession(now: number): StoredSession {
  const clockOffset = readClockOffset();
  const token = safeLocalStorage.read(TOKEN_KEY) ?? null;
  const profile = decodeProfile(token);
  if (token !== null && profile !== undefined && !isExpired(profile, now + clockOffset)) {
    return { token, endedByItself: false, clockOffset };
  }
  if (token !== null) removeToken({ endedByItself: true });
  return { token: null, endedByItself: safeLocalStorage.read(ENDED_KEY) !== undefined, clockOffset };
}
