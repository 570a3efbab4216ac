import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { clockOffsetOf } from './clockOffset';
import { isTokenExpired, tokenEndsAt } from './expiry';
import { decodeProfile } from './profile';
import type { Profile } from './profile';
import type { StoredSession } from './tokenStorage';

export interface SessionState {
  token: string | null;
  /** When the token came in, in milliseconds since the epoch: an answer to an older call says nothing about it. */
  since: number;
  /** Whose session ended by itself, until someone signs in or logs out: their screen may still be open (D4). */
  ended: Profile | null;
  /** What this device's clock lacks to the media service's, in milliseconds: a token's time is the service's. */
  clockOffset: number;
}

type Circumstances = Partial<Omit<StoredSession, 'token'>>;
type SignedIn = Pick<SessionState, 'clockOffset'> & { token: string; at: number };
type Restored = StoredSession & { at: number };

const initialState: SessionState = { token: null, since: 0, ended: null, clockOffset: 0 };

const arrived = (token: string, at = Date.now()): { payload: SignedIn } => ({
  payload: { token, at, clockOffset: clockOffsetOf(token, at) },
});

const restored = (
  token: string | null,
  { endedByItself = false, clockOffset = 0 }: Circumstances = {},
  at = Date.now(),
): { payload: Restored } => ({ payload: { token, endedByItself, clockOffset, at } });

const profileOf = createSelector(
  (token: string | null) => token,
  (token) => decodeProfile(token) ?? null,
);

const liveToken = ({ token, clockOffset }: SessionState, now: number): string | null =>
  token !== null && !isTokenExpired(token, now + clockOffset) ? token : null;

const end = (state: SessionState): SessionState => ({
  ...initialState,
  clockOffset: state.clockOffset,
  ended: profileOf(state.token) ?? state.ended,
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The browser's storage was read: at the start, and when another tab has changed it. */
    sessionRestored: {
      prepare: restored,
      reducer: (state, { payload: { token, endedByItself, clockOffset, at } }: PayloadAction<Restored>) => {
        if (token !== null) return token === state.token ? state : { token, since: at, ended: null, clockOffset };
        const isOver = endedByItself || (state.token !== null && liveToken(state, at) === null);
        return isOver ? end(state) : initialState;
      },
    },
    signedIn: {
      prepare: arrived,
      reducer: (_state, { payload: { token, at, clockOffset } }: PayloadAction<SignedIn>) => ({
        token,
        since: at,
        ended: null,
        clockOffset,
      }),
    },
    signedOut: () => initialState,
    /** The token's time is over, or the server no longer accepts it. */
    sessionExpired: end,
  },
  selectors: {
    /** The token to send; null once it has expired. */
    selectToken: (state, now: number = Date.now()) => liveToken(state, now),
    selectIsLoggedIn: (state, now: number = Date.now()) => liveToken(state, now) !== null,
    /** Whether a token is held whose time is over, which nothing has noticed yet. */
    selectIsOverdue: (state, now: number = Date.now()) => state.token !== null && liveToken(state, now) === null,
    /** When the token ends by this device's clock, in milliseconds since the epoch; Infinity where it does not. */
    selectSessionEndsAt: ({ token, clockOffset }) => (token === null ? Infinity : tokenEndsAt(token) - clockOffset),
    selectProfile: ({ token }) => profileOf(token),
    selectRole: ({ token }) => profileOf(token)?.Role ?? null,
    selectIsMediaUser: (state, now: number = Date.now()) => profileOf(liveToken(state, now))?.Role === 'media',
    selectEndedProfile: ({ ended }) => ended,
    selectSessionSince: ({ since }) => since,
    selectHeldToken: ({ token }) => token,
    selectClockOffset: ({ clockOffset }) => clockOffset,
    /** Whose data the store may hold: the signed-in organization, or the one whose session has just ended. */
    selectSessionIdentifier: ({ token, ended }) => (profileOf(token) ?? ended)?.Identifier ?? null,
    /** Who the media area is open for: also while a session that has ended by itself waits for the password (D4). */
    selectMediaOwner: ({ token, ended }) => profileOf(token) ?? ended,
  },
});

export const { sessionRestored, signedIn, signedOut, sessionExpired } = sessionSlice.actions;

export const {
  selectToken,
  selectIsLoggedIn,
  selectIsOverdue,
  selectSessionEndsAt,
  selectProfile,
  selectRole,
  selectIsMediaUser,
  selectEndedProfile,
  selectSessionSince,
  selectHeldToken,
  selectClockOffset,
  selectSessionIdentifier,
  selectMediaOwner,
} = sessionSlice.selectors;
