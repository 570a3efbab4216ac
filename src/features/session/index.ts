export { useLoginMutation, useRecoverMutation } from './api/sessionApi';
export { runAtTime } from './model/runAtTime';
export { restoreSession } from './model/restoreSession';
export { TOKEN_KEY } from './model/tokenStorage';
export {
  mediaAreaEntered,
  selectClockOffset,
  selectEntered,
  selectExpiredProfile,
  selectIsMediaUser,
  selectMediaOwner,
  selectSessionEndsAt,
  selectSessionIdentifier,
  selectStoredToken,
  selectToken,
  sessionExpired,
  sessionRestored,
  sessionSlice,
  signedIn,
  signedOut,
} from './model/sessionSlice';
export { LoginForm } from './ui/LoginForm';
export { startSessionListeners } from './model/sessionListeners';
