import type { Dispatch } from '@reduxjs/toolkit';
import { onOtherTab } from '@/shared/lib/storage';
import { sessionRestored } from './sessionSlice';
import { ENDED_KEY, readStoredSession, TOKEN_KEY } from './tokenStorage';

export function restoreSession(dispatch: Dispatch): () => void {
  const restore = (): void => {
    const { token, ...circumstances } = readStoredSession(Date.now());
    dispatch(sessionRestored(token, circumstances));
  };
  restore();
  return onOtherTab([TOKEN_KEY, ENDED_KEY], restore);
}
