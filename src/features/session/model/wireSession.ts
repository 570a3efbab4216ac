import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { baseApi, isApiError } from '@/shared/api';
import { tokenEndsAt } from './expiry';
import { decodeProfile } from './profile';
import {
  selectSessionIdentifier,
  selectSessionSince,
  selectToken,
  sessionExpired,
  sessionRestored,
  sessionSlice,
  signedIn,
  signedOut,
} from './sessionSlice';
import type { SessionState } from './sessionSlice';
import { removeToken, storeToken } from './tokenStorage';

type StartListening = ListenerMiddlewareInstance['startListening'];
type Rooted = Record<typeof sessionSlice.reducerPath, SessionState>;

// Browsers hold a timer's time in 31 bits.
const LONGEST_WAIT_MS = 2_147_483_647;

const isRooted = (state: unknown): state is Rooted =>
  typeof state === 'object' && state !== null && sessionSlice.reducerPath in state;

function rooted(state: unknown): Rooted {
  if (!isRooted(state)) throw new Error('The store has no session slice.');
  return state;
}

/** Whether the action tells that the server refused the token that is held now. */
function isRefusalOfToken(action: unknown, state: Rooted): boolean {
  if (!isRejectedWithValue(action) || !isApiError(action.payload) || action.payload.status !== 401) return false;
  const told: unknown = 'baseQueryMeta' in action.meta ? action.meta.baseQueryMeta : undefined;
  if (typeof told !== 'object' || told === null || !('signedIn' in told) || !('sentAt' in told)) return false;
  return told.signedIn === true && typeof told.sentAt === 'number' && told.sentAt >= selectSessionSince(state);
}

/** The reactions to a session's beginning and end, for the store's listener middleware. */
export function wireSession(startListening: StartListening): void {
  startListening({
    actionCreator: signedIn,
    effect: ({ payload: { token } }, { dispatch }) => {
      if (decodeProfile(token) === undefined) dispatch(signedOut());
      else storeToken(token);
    },
  });

  startListening({ matcher: isAnyOf(signedOut, sessionExpired), effect: removeToken });

  startListening({
    matcher: isAnyOf(signedIn, sessionRestored, signedOut, sessionExpired),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      const token = selectToken(rooted(listener.getState()));
      if (token === null || tokenEndsAt(token) === Infinity) return;
      for (let left = 0; (left = tokenEndsAt(token) - Date.now()) >= 0;) {
        await listener.delay(Math.min(left + 1, LONGEST_WAIT_MS));
      }
      listener.dispatch(sessionExpired());
    },
  });

  startListening({
    predicate: (action, state) => isRefusalOfToken(action, rooted(state)),
    effect: (_action, { dispatch }) => {
      dispatch(sessionExpired());
    },
  });

  // What one organization has loaded must not be shown to the next, nor to nobody.
  startListening({
    predicate: (_action, state, before) => {
      const owner = selectSessionIdentifier(rooted(before));
      return owner !== null && owner !== selectSessionIdentifier(rooted(state));
    },
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState());
    },
  });
}
