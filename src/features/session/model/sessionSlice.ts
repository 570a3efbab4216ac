import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/shared/lib/root-reducer';
import { clockOffsetOf, decodeProfile, expiryOf, isExpired, type Profile } from './token';
import type { StoredSession } from './tokenStorage';

export interface SessionState {
  token: string | null;
  profile: Profile | null;
  /** When the token was received (ms since the epoch): a 401 for an earlier request does not concern this token. */
  since: number;
  /** The profile whose session expired: its screen may still be open (SES-17). */
  ended: Profile | null;
  /** How far this device's clock is behind the media service's, in milliseconds. */
  clockOffset: number;
  /** The Identifier whose media area is open in this tab; the area stays open when the session expires (SES-17). */
  entered: string | null;
}

type Circumstances = Partial<Omit<StoredSession, 'token'>>;
type SignedIn = Pick<SessionState, 'clockOffset' | 'profile'> & { token: string; at: number };
type Restored = StoredSession & Pick<SessionState, 'profile'> & { at: number };

const initialState: SessionState = {
  token: null,
  profile: null,
  since: 0,
  ended: null,
  clockOffset: 0,
  entered: null,
};

const prepareSignedIn = (token: string, at = Date.now()): { payload: SignedIn } => {
  const profile = decodeProfile(token) ?? null;
  return { payload: { token, profile, at, clockOffset: clockOffsetOf(profile, at) } };
};

const prepareRestored = (
  token: string | null,
  { endedByItself = false, clockOffset = 0 }: Circumstances = {},
  at = Date.now(),
): { payload: Restored } => {
  const profile = decodeProfile(token) ?? null;
  return { payload: { token, profile, endedByItself, clockOffset, at } };
};

const isLive = ({ token, profile, clockOffset }: SessionState, now: number): boolean =>
  token !== null && !isExpired(profile, now + clockOffset);

const begin = ({ entered }: SessionState, { at, ...session }: SignedIn): SessionState => ({
  ...initialState,
  ...session,
  since: at,
  entered,
});

const end = ({ clockOffset, profile, ended, entered }: SessionState): SessionState => ({
  ...initialState,
  clockOffset,
  ended: profile ?? ended,
  entered,
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestored: {
      prepare: prepareRestored,
      reducer: (state, { payload }: PayloadAction<Restored>) => {
        const { token, profile, endedByItself, clockOffset, at } = payload;
        if (token !== null) return token === state.token ? state : begin(state, { token, profile, clockOffset, at });
        const isOver = endedByItself || (state.token !== null && !isLive(state, at));
        return isOver ? end(state) : initialState;
      },
    },
    signedIn: {
      prepare: prepareSignedIn,
      reducer: (state, { payload }: PayloadAction<SignedIn>) => begin(state, payload),
    },
    signedOut: () => initialState,
    sessionExpired: end,
    mediaAreaEntered: (state, { payload }: PayloadAction<string | null>) => {
      state.entered = payload;
    },
  },
  selectors: {
    selectToken: (state, now: number = Date.now()) => (isLive(state, now) ? state.token : null),
    /** Whether the session has expired but no action has ended it yet. */
    selectIsOverdue: (state, now: number = Date.now()) => state.token !== null && !isLive(state, now),
    selectSessionEndsAt: ({ token, profile, clockOffset }) =>
      token === null ? Infinity : expiryOf(profile) - clockOffset,
    /** Ignores the clock: screens change only when an action ends the session. */
    selectIsMediaUser: ({ token, profile }) => token !== null && profile?.Role === 'media',
    selectExpiredProfile: ({ ended }) => ended,
    selectSessionSince: ({ since }) => since,
    /** The token even if it has expired, only to compare it with another. */
    selectStoredToken: ({ token }) => token,
    selectClockOffset: ({ clockOffset }) => clockOffset,
    /** The Identifier of the organization whose data the store may hold, even after the session expired. */
    selectSessionIdentifier: ({ profile, ended }) => (profile ?? ended)?.Identifier ?? null,
    selectMediaOwner: ({ profile, ended }) => profile ?? ended,
    selectEntered: ({ entered }) => entered,
  },
});

export const { sessionRestored, signedIn, signedOut, sessionExpired, mediaAreaEntered } = sessionSlice.actions;

export const {
  selectToken,
  selectIsOverdue,
  selectSessionEndsAt,
  selectIsMediaUser,
  selectExpiredProfile,
  selectSessionSince,
  selectStoredToken,
  selectClockOffset,
  selectSessionIdentifier,
  selectMediaOwner,
  selectEntered,
} = sessionSlice.injectInto(rootReducer).selectors;

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof sessionSlice> {}
}
