import type { Dispatch } from '@reduxjs/toolkit';
import { sessionRestored } from './sessionSlice';
import { ENDED_KEY, readStoredSession, TOKEN_KEY } from './tokenStorage';

export function restoreSession(dispatch: Dispatch): () => void {
  const restore = (): void => {
    const { token, ...circumstances } = readStoredSession(Date.now());
    dispatch(sessionRestored(token, circumstances));
  };
  const followTab = ({ key }: StorageEvent): void => {
    // Clearing the whole storage reports no key.
    if (key === TOKEN_KEY || key === ENDED_KEY || key === null) restore();
  };
  // The back/forward cache receives no storage events.
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
