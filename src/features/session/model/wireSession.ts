import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { answersForgotten, answersOutdated, tokenRefused } from '@/shared/api';
import {
  DRAFT_LIFETIME_MS,
  draftsClaimed,
  draftsCleared,
  draftsExpired,
  oldestDraftTime,
  removeDraftsOfOthers,
  removeOverdueDrafts,
  removeStoredDrafts,
} from '@/shared/lib/drafts';
import { eraseOfflineExceptOf } from '@/shared/lib/offline-choice';
import { seal, unseal } from '@/shared/lib/sealed';
import { noticesCleared } from '@/shared/ui/notices';
import { runAfter } from './runAfter';
import {
  selectHeldToken,
  selectIsOverdue,
  selectSessionEndsAt,
  selectSessionIdentifier,
  selectSessionSince,
  sessionExpired,
  sessionRestored,
  signedIn,
  signedOut,
  withSession,
} from './sessionSlice';
import { readStoredSession, removeToken, storeToken } from './tokenStorage';

type StartListening = ListenerMiddlewareInstance['startListening'];

/** No call takes longer: one that seems to have been sent earlier was sent before the clock was put back. */
const LONGEST_CALL_MS = 60_000;

interface Listener {
  getState: () => unknown;
  dispatch: (action: UnknownAction) => unknown;
}

/** The held token is of no use any more. Another tab may have put a new one into the browser without our noticing. */
function endSession(listener: Listener): void {
  const { token, ...circumstances } = readStoredSession(Date.now());
  const isRenewed = token !== null && seal(token) !== selectHeldToken(withSession(listener.getState()));
  listener.dispatch(isRenewed ? sessionRestored(token, circumstances) : sessionExpired());
}

/** Resolves once the clock is past a time (ms since the epoch), unless the listener is called off before. */
const waitUntilPast = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', runAfter(time, resolve));
  });

const ownerOf = (state: unknown): string | null => selectSessionIdentifier(withSession(state));

/** What the browser's storage keeps follows the session. */
function keepStorage(startListening: StartListening): void {
  startListening({
    actionCreator: signedIn,
    effect: ({ payload: { token, profile, clockOffset } }, listener) => {
      if (profile === null) {
        listener.dispatch(signedOut());
        return;
      }
      storeToken(unseal(token) ?? '', clockOffset);
      const owner = profile.Identifier ?? '';
      listener.dispatch(draftsClaimed(owner));
      removeDraftsOfOthers(owner);
    },
  });

  // What one organization has asked this device to keep is nobody else's to read.
  startListening({
    matcher: isAnyOf(signedIn, sessionRestored, signedOut, sessionExpired),
    effect: (_action, listener) => {
      const isHeld = selectHeldToken(withSession(listener.getState())) !== null;
      eraseOfflineExceptOf(isHeld ? ownerOf(listener.getState()) : null);
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
    },
  });

  startListening({
    actionCreator: sessionRestored,
    effect: ({ payload: { endedByItself } }, listener) => {
      const owner = ownerOf(listener.getState());
      if (owner === null && endedByItself) return;
      listener.dispatch(draftsClaimed(owner ?? ''));
      // Someone has logged out elsewhere. What a visitor has typed here stays.
      if (owner === null) removeStoredDrafts({ ofVisitors: false });
    },
  });

  // The drafts come from the disk with the first form, which may be long after the sign-in.
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
      // A session that is renewed keeps its drafts.
      while (selectHeldToken(withSession(listener.getState())) === null) {
        const now = Date.now();
        listener.dispatch(draftsExpired(oldestDraftTime(now)));
        // A form may write its last words yet: they are looked at again when these would be due.
        const due = Math.min(removeOverdueDrafts(now), now + DRAFT_LIFETIME_MS + 1000);
        await listener.pause(waitUntilPast(due, listener.signal));
      }
    },
  });
}

/** The reactions to a session's beginning and end, for the store's listener middleware. */
export function wireSession(startListening: StartListening): void {
  keepStorage(startListening);

  startListening({
    matcher: isAnyOf(signedIn, sessionRestored, signedOut, sessionExpired),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      await listener.pause(waitUntilPast(selectSessionEndsAt(withSession(listener.getState())), listener.signal));
      endSession(listener);
    },
  });

  startListening({
    actionCreator: tokenRefused,
    effect: ({ payload: { sentAt } }, listener) => {
      const state = withSession(listener.getState());
      const before = selectSessionSince(state) - sentAt;
      const isOfHeldToken = before <= 0 || before > LONGEST_CALL_MS;
      if (selectHeldToken(state) !== null && isOfHeldToken) endSession(listener);
    },
  });

  // A timer may be late; whatever happens after the session's time must find it ended.
  startListening({
    predicate: (_action, state) => selectIsOverdue(withSession(state)),
    effect: (_action, listener) => {
      endSession(listener);
    },
  });

  // What one organization has loaded must not be shown to the next, nor to nobody.
  startListening({
    predicate: (_action, state, before) => ownerOf(before) !== null && ownerOf(before) !== ownerOf(state),
    effect: (_action, { dispatch }) => {
      dispatch(answersForgotten());
      dispatch(noticesCleared());
    },
  });

  // What was asked for without a session has failed; the screens ask again.
  startListening({
    predicate: (_action, state, before) => {
      const token = selectHeldToken(withSession(state));
      const isNew = token !== null && token !== selectHeldToken(withSession(before));
      return isNew && ownerOf(before) !== null && ownerOf(before) === ownerOf(state);
    },
    effect: (_action, { dispatch }) => {
      dispatch(answersOutdated());
    },
  });
}
