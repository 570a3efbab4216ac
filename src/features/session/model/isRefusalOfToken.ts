import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isApiError } from '@/shared/api';
import type { Rooted } from './rootedSession';
import { selectSessionSince } from './sessionSlice';

/** No answer takes longer: a call that seems to be older than that was sent before the clock was put back. */
const LONGEST_CALL_MS = 60_000;

/** Whether the action tells that the server refused the token that is held now. */
export function isRefusalOfToken(action: unknown, state: Rooted): boolean {
  if (!isRejectedWithValue(action) || !isApiError(action.payload) || action.payload.status !== 401) return false;
  const told: unknown = 'baseQueryMeta' in action.meta ? action.meta.baseQueryMeta : undefined;
  if (typeof told !== 'object' || told === null || !('signedIn' in told) || !('sentAt' in told)) return false;
  if (told.signedIn !== true || typeof told.sentAt !== 'number') return false;
  const before = selectSessionSince(state) - told.sentAt;
  return before <= 0 || before > LONGEST_CALL_MS;
}
