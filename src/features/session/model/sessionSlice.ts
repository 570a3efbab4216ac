import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isTokenExpired } from './expiry';
import { decodeProfile } from './profile';
import type { Profile } from './profile';

export interface SessionState {
  token: string | null;
  /** When the token came in, in milliseconds since the epoch: an answer to an older call says nothing about it. */
  since: number;
  /** Whose session ended by itself, until someone signs in or logs out: their screen may still be open (D4). */
  ended: Profile | null;
}

interface TokenSeen<T> {
  token: T;
  at: number;
}

const initialState: SessionState = { token: null, since: 0, ended: null };

const seen = <T extends string | null>(token: T, at = Date.now()) => ({ payload: { token, at } });

const profileOf = createSelector(
  (token: string | null) => token,
  (token) => decodeProfile(token) ?? null,
);

const liveToken = ({ token }: SessionState, now: number): string | null =>
  token !== null && !isTokenExpired(token, now) ? token : null;

const end = (state: SessionState): SessionState => ({ ...initialState, ended: profileOf(state.token) ?? state.ended });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The browser's storage was read: at the start, and when another tab has changed it. */
    sessionRestored: {
      prepare: seen<string | null>,
      reducer: (state, { payload: { token, at } }: PayloadAction<TokenSeen<string | null>>) => {
        if (token !== null) return token === state.token ? state : { token, since: at, ended: null };
        const endedByItself = state.token === null || isTokenExpired(state.token, at);
        return endedByItself ? end(state) : initialState;
      },
    },
    signedIn: {
      prepare: seen<string>,
      reducer: (_state, { payload: { token, at } }: PayloadAction<TokenSeen<string>>) => ({
        token,
        since: at,
        ended: null,
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
    selectProfile: ({ token }) => profileOf(token),
    selectRole: ({ token }) => profileOf(token)?.Role ?? null,
    selectIsMediaUser: (state, now: number = Date.now()) => profileOf(liveToken(state, now))?.Role === 'media',
    selectEndedProfile: ({ ended }) => ended,
    selectSessionSince: ({ since }) => since,
    /** Whose data the store may hold: the signed-in organization, or the one whose session has just ended. */
    selectSessionIdentifier: ({ token, ended }) => (profileOf(token) ?? ended)?.Identifier ?? null,
  },
});

export const { sessionRestored, signedIn, signedOut, sessionExpired } = sessionSlice.actions;

export const {
  selectToken,
  selectIsLoggedIn,
  selectProfile,
  selectRole,
  selectIsMediaUser,
  selectEndedProfile,
  selectSessionSince,
  selectSessionIdentifier,
} = sessionSlice.selectors;
