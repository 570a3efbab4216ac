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
import { SEEN_SITES_KEY, safeLocalStorage, storageRefused } from '@/shared/lib/storage';
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

/**
 * The longest that a request can take. If a refused request seems to have been sent even longer before the token was received, the
 * device's clock was set back in between, and the request did use this token.
 */
const LONGEST_CALL_MS = 60_000;

interface Listener {
  getState: () => RootState;
  dispatch: (action: UnknownAction) => unknown;
}

/** Ends the session, unless another tab has stored a new token meanwhile. */
function endSession(listener: Listener): void {
  const { token, ...circumstances } = readStoredSession(Date.now());
  const isRenewed = token !== null && token !== selectStoredToken(listener.getState());
  listener.dispatch(isRenewed ? sessionRestored(token, circumstances) : sessionExpired());
}

const waitUntilPast = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', runAtTime(time, resolve)));

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

  // Erases other organizations' stored responses: only the organization for which this device stored them may read them.
  startListening({
    matcher: isAnyOf(signedIn, sessionRestored, signedOut, sessionExpired),
    effect: (_action, listener) => {
      const isHeld = selectStoredToken(listener.getState()) !== null;
      eraseOfflineDataOfOthers(isHeld ? ownerOf(listener.getState()) : null);
    },
  });

  startListening({
    actionCreator: sessionExpired,
    effect: () => removeToken({ endedByItself: true }),
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
      // Someone logged out in another tab. A visitor's drafts stay if nobody was signed in here.
      const ofVisitors = ownerOf(listener.getOriginalState()) !== null;
      listener.dispatch(ofVisitors ? draftsCleared() : draftsClaimed(''));
      removeStoredDrafts({ ofVisitors });
      safeLocalStorage.remove(SEEN_SITES_KEY);
    },
  });

  // Removes overdue drafts and others' drafts when redux-persist restores drafts. The first form triggers that, maybe long after sign-in.
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
      // Removes overdue drafts only until someone signs in again: a session keeps its drafts.
      while (selectStoredToken(listener.getState()) === null) {
        const now = Date.now();
        listener.dispatch(draftsExpired(oldestDraftTime(now)));
        // An open form may still store a draft, so checks again no later than a draft stored now would expire.
        const due = Math.min(removeOverdueDrafts(now), now + DRAFT_LIFETIME_MS + 1000);
        await listener.pause(waitUntilPast(due, listener.signal));
      }
    },
  });
}

/** Reacts to sign-in, expiry, and logout: stores the token, ends the session, and erases what others must not see. */
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

  // Ends an expired session on the next Redux action, because the timer may be late.
  startListening({
    predicate: (_action, state) => selectIsOverdue(state),
    effect: (_action, listener) => endSession(listener),
  });

  // Forgets responses and notices when the organization changes or logs out, because nobody else may see them.
  startListening({
    predicate: (_action, state, before) => ownerOf(before) !== null && ownerOf(before) !== ownerOf(state),
    effect: (_action, { dispatch }) => {
      dispatch(responsesForgotten());
      dispatch(noticesCleared());
    },
  });

  // After the same organization signs in again, screens repeat their requests, which failed without a session.
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
