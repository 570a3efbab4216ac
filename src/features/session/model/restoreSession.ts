import type { Dispatch } from '@reduxjs/toolkit';
import { sessionRestored } from './sessionSlice';
import { TOKEN_KEY, readStoredToken } from './tokenStorage';

/**
 * Takes up the session that this browser keeps, and from then on follows what other tabs do with it.
 * Returns a function that stops following.
 */
export function restoreSession(dispatch: Dispatch): () => void {
  const restore = (): void => {
    dispatch(sessionRestored(readStoredToken(Date.now())));
  };
  // A cleared storage has no key in its event.
  const followTab = ({ key }: StorageEvent): void => {
    if (key === TOKEN_KEY || key === null) restore();
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
