import type { Dispatch } from '@reduxjs/toolkit';
import { sessionRestored } from './sessionSlice';
import { ENDED_KEY, TOKEN_KEY, readStoredSession } from './tokenStorage';

/**
 * Takes up the session that this browser keeps, and from then on follows what other tabs do with it.
 * Returns a function that stops following.
 */
export function restoreSession(dispatch: Dispatch): () => void {
  const restore = (): void => {
    const { token, ...circumstances } = readStoredSession(Date.now());
    dispatch(sessionRestored(token, circumstances));
  };
  const followTab = ({ key }: StorageEvent): void => {
    // A cleared storage has no key in its event.
    if (key === TOKEN_KEY || key === ENDED_KEY || key === null) restore();
  };
  // A page that the browser had put away for Back was told nothing meanwhile.
  const wakeUp = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) restore();
  };
  restore();
  window.addEventListener('storage', followTab);
  window.addEventListener('pageshow', wakeUp);
  return () => {
    window.removeEventListener('storage', followTab);
    window.removeEventListener('pageshow', wakeUp);
  };
}
