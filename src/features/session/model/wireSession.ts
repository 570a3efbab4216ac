import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, tags, tokenRefused } from '@/shared/api';
import { noticesCleared } from '@/shared/ui/notices';
import { claimPersonalValues, dropLeftValues, dropPersonalValues } from './personalValues';
import { decodeProfile } from './profile';
import { rooted } from './rootedSession';
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
  const isRenewed = token !== null && token !== selectHeldToken(rooted(listener.getState()));
  listener.dispatch(isRenewed ? sessionRestored(token, circumstances) : sessionExpired());
}

const ownerOf = (state: unknown): string | null => selectSessionIdentifier(rooted(state));

/** What the browser's storage keeps follows the session. */
function keepStorage(startListening: StartListening): void {
  startListening({
    actionCreator: signedIn,
    effect: ({ payload: { token, clockOffset } }, listener) => {
      if (decodeProfile(token) === undefined) {
        listener.dispatch(signedOut());
        return;
      }
      storeToken(token, clockOffset);
      claimPersonalValues(ownerOf(listener.getState()) ?? '');
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
    effect: () => {
      removeToken({ endedByItself: false });
      dropPersonalValues();
    },
  });

  startListening({
    actionCreator: sessionRestored,
    effect: ({ payload: { endedByItself } }, listener) => {
      const owner = ownerOf(listener.getState());
      if (owner !== null) claimPersonalValues(owner);
      else if (!endedByItself) dropLeftValues();
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
      const endsAt = selectSessionEndsAt(rooted(listener.getState()));
      let callOff = (): void => undefined;
      const end = new Promise<void>((resolve) => {
        callOff = runAfter(endsAt, resolve);
      });
      listener.signal.addEventListener('abort', callOff);
      await listener.pause(end);
      endSession(listener);
    },
  });

  startListening({
    actionCreator: tokenRefused,
    effect: ({ payload: { sentAt } }, listener) => {
      const state = rooted(listener.getState());
      const before = selectSessionSince(state) - sentAt;
      const isOfHeldToken = before <= 0 || before > LONGEST_CALL_MS;
      if (selectHeldToken(state) !== null && isOfHeldToken) endSession(listener);
    },
  });

  // A timer may be late; whatever happens after the session's time must find it ended.
  startListening({
    predicate: (_action, state) => selectIsOverdue(rooted(state)),
    effect: (_action, listener) => {
      endSession(listener);
    },
  });

  // What one organization has loaded must not be shown to the next, nor to nobody.
  startListening({
    predicate: (_action, state, before) => ownerOf(before) !== null && ownerOf(before) !== ownerOf(state),
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState());
      dispatch(noticesCleared());
    },
  });

  // What was asked for without a session has failed; the screens ask again.
  startListening({
    predicate: (_action, state, before) => {
      const token = selectHeldToken(rooted(state));
      const isNew = token !== null && token !== selectHeldToken(rooted(before));
      return isNew && ownerOf(before) !== null && ownerOf(before) === ownerOf(state);
    },
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.invalidateTags([...tags]));
    },
  });
}
