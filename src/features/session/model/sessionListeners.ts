import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { responsesForgotten, responsesOutdated, tokenRefused } from '@/shared/api';
import {
  draftsCleared,
  oldestDraftTime,
  draftsExpired,
  removeOverdueDrafts,
  removeStoredDrafts,
  removeDraftsOfOthers,
  draftsClaimed,
  DRAFT_LIFETIME_MS,
} from '@/shared/forms';
import { eraseOfflineDataOfOthers } from '@/shared/lib/offline-choice';
import type { RootState, StartListening } from '@/shared/lib/root-reducer';
import { SEEN_SITES_KEY } from '@/shared/lib/session-keys';
import { safeLocalStorage, storageRefused } from '@/shared/lib/storage';
import { noticesCleared } from '@/shared/ui/noticesSlice';
import { runAtTime } from './runAtTime';
import {
  selectStoredToken,
  selectIsOverdue,
  selectSessionEndsAt,
  selectSessionIdentifier,
  selectSessionSince,
  sessionExpired,
  sessionRestored,
  signedIn,
  signedOut,
} from './sessionSlice';
import { readStoredSession, removeToken, storeToken, TOKEN_KEY } from './tokenStorage';

/** No call takes longer: an older time means that the clock was set back. */
const LONGEST_CALL_MS = 60_000;

interface Listener {
  getState: () => RootState;
  dispatch: (action: UnknownAction) => unknown;
}

/** Another tab may have stored a new token meanwhile. */
function endSession(listener: Listener): void {
  const { token, ...circumstances } = readStoredSession(Date.now());
  const isRenewed = token !== null && token !== selectStoredToken(listener.getState());
  listener.dispatch(isRenewed ? sessionRestored(token, circumstances) : sessionExpired());
}

const waitUntilPast = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', runAtTime(time, resolve));
  });

const ownerOf = selectSessionIdentifier;

function keepStorage(startListening: StartListening): void {
  startListening({
    actionCreator: signedIn,
    effect: ({ payload: { token, profile, clockOffset } }, listener) => {
      if (profile === null) {
        listener.dispatch(signedOut());
        return;
      }
      if (!storeToken(token, clockOffset)) listener.dispatch(storageRefused(TOKEN_KEY));
      const owner = profile.Identifier ?? '';
      listener.dispatch(draftsClaimed(owner));
      removeDraftsOfOthers(owner);
    },
  });

  // Only the organization that asked this device to keep responses may read them.
  startListening({
    matcher: isAnyOf(signedIn, sessionRestored, signedOut, sessionExpired),
    effect: (_action, listener) => {
      const isHeld = selectStoredToken(listener.getState()) !== null;
      eraseOfflineDataOfOthers(isHeld ? ownerOf(listener.getState()) : null);
    },
  });

  startListening({
    actionCreator: sessionExpired,
    effect: () => {
      removeToken({ endedByItself: true });
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: (_action, listener) => {
      removeToken({ endedByItself: false });
      listener.dispatch(draftsCleared());
      removeStoredDrafts({ ofVisitors: true });
      safeLocalStorage.remove(SEEN_SITES_KEY);
    },
  });

  startListening({
    actionCreator: sessionRestored,
    effect: ({ payload: { endedByItself } }, listener) => {
      const owner = ownerOf(listener.getState());
      if (owner !== null) {
        listener.dispatch(draftsClaimed(owner));
        return;
      }
      if (endedByItself) return;
      // Someone logged out in another tab; what a visitor typed here stays.
      const ofVisitors = ownerOf(listener.getOriginalState()) !== null;
      listener.dispatch(ofVisitors ? draftsCleared() : draftsClaimed(''));
      removeStoredDrafts({ ofVisitors });
      safeLocalStorage.remove(SEEN_SITES_KEY);
    },
  });

  // Drafts are restored with the first form, which may be long after the sign-in.
  startListening({
    predicate: ({ type }) => type === 'persist/REHYDRATE',
    effect: (_action, listener) => {
      const owner = ownerOf(listener.getState());
      if (owner !== null) listener.dispatch(draftsClaimed(owner));
      else listener.dispatch(draftsExpired(oldestDraftTime(Date.now())));
    },
  });

  startListening({
    matcher: isAnyOf(sessionRestored, sessionExpired),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      // A renewed session keeps its drafts.
      while (selectStoredToken(listener.getState()) === null) {
        const now = Date.now();
        listener.dispatch(draftsExpired(oldestDraftTime(now)));
        // An open form may still write: check again when that draft would expire.
        const due = Math.min(removeOverdueDrafts(now), now + DRAFT_LIFETIME_MS + 1000);
        await listener.pause(waitUntilPast(due, listener.signal));
      }
    },
  });
}

/** What follows from a session's events: storage, expiry, and which data may stay. */
export function startSessionListeners(startListening: StartListening): void {
  keepStorage(startListening);

  startListening({
    matcher: isAnyOf(signedIn, sessionRestored, signedOut, sessionExpired),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      await listener.pause(waitUntilPast(selectSessionEndsAt(listener.getState()), listener.signal));
      endSession(listener);
    },
  });

  startListening({
    actionCreator: tokenRefused,
    effect: ({ payload: { sentAt } }, listener) => {
      const state = listener.getState();
      const before = selectSessionSince(state) - sentAt;
      const isOfHeldToken = before <= 0 || before > LONGEST_CALL_MS;
      if (selectStoredToken(state) !== null && isOfHeldToken) endSession(listener);
    },
  });

  // A timer may be late: any action after the session's end must find it ended.
  startListening({
    predicate: (_action, state) => selectIsOverdue(state),
    effect: (_action, listener) => {
      endSession(listener);
    },
  });

  // One organization's data must not be shown to the next, or to nobody.
  startListening({
    predicate: (_action, state, before) => ownerOf(before) !== null && ownerOf(before) !== ownerOf(state),
    effect: (_action, { dispatch }) => {
      dispatch(responsesForgotten());
      dispatch(noticesCleared());
    },
  });

  // Requests without a session failed; the screens send them again.
  startListening({
    predicate: (_action, state, before) => {
      const token = selectStoredToken(state);
      const isNew = token !== null && token !== selectStoredToken(before);
      return isNew && ownerOf(before) !== null && ownerOf(before) === ownerOf(state);
    },
    effect: (_action, { dispatch }) => {
      dispatch(responsesOutdated());
    },
  });
}
