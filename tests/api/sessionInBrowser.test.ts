// Verifies SES-1, SES-4, SES-19.
import { makeStore } from '@/app/store';
import {
  restoreSession,
  selectExpiredProfile,
  selectStoredToken,
  selectIsMediaUser,
  selectToken,
  signedIn,
  signedOut,
} from '@/features/session';
import { mediaToken } from '../support/tokenOf';

const stored = () => localStorage.getItem('media_id_token');

describe('the token in the browser', () => {
  test('is the bare token under its key from sign-in to logout', () => {
    const store = makeStore();
    const token = mediaToken('20417');
    store.dispatch(signedIn(token));
    expect(stored()).toBe(token);
    store.dispatch(signedOut());
    expect(stored()).toBeNull();
  });

  test('is restored when the portal opens', () => {
    localStorage.setItem('media_id_token', mediaToken('20417'));
    const store = makeStore();
    restoreSession(store.dispatch)();
    expect(selectIsMediaUser(store.getState())).toBe(true);
  });

  test.each([
    ['cannot be decoded', 'not a token'],
    ['has expired', mediaToken('20417', 1000)],
  ])('is removed when it %s', (_why, token) => {
    localStorage.setItem('media_id_token', token);
    const store = makeStore();
    restoreSession(store.dispatch)();
    expect(selectStoredToken(store.getState())).toBeNull();
    expect(stored()).toBeNull();
  });

  test('is not stored when it cannot be decoded', () => {
    const store = makeStore();
    store.dispatch(signedIn('not a token'));
    expect(stored()).toBeNull();
    expect(selectToken(store.getState())).toBeNull();
  });

  test('still signs in when the browser stores nothing', () => {
    const local = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = makeStore();
    const stop = restoreSession(store.dispatch);
    store.dispatch(signedIn(mediaToken('20417')));
    expect(selectIsMediaUser(store.getState())).toBe(true);
    local.mockRestore();
    stop();
  });
});

describe('another tab', () => {
  /** What the browser tells this tab when another one has written. */
  function otherTab(token: string | null) {
    if (token === null) localStorage.removeItem('media_id_token');
    else localStorage.setItem('media_id_token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token', newValue: token }));
  }

  test('signs this one in and out', () => {
    const store = makeStore();
    const stop = restoreSession(store.dispatch);
    otherTab(mediaToken('20417'));
    expect(selectIsMediaUser(store.getState())).toBe(true);
    otherTab(null);
    expect(selectStoredToken(store.getState())).toBeNull();
    expect(selectExpiredProfile(store.getState())).toBeNull();
    stop();
    otherTab(mediaToken('20417'));
    expect(selectStoredToken(store.getState())).toBeNull();
  });

  test('that clears the whole storage signs this one out', () => {
    const store = makeStore();
    const stop = restoreSession(store.dispatch);
    store.dispatch(signedIn(mediaToken('20417')));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectStoredToken(store.getState())).toBeNull();
    stop();
  });

  test('that logged out while this page was in the back-forward cache logs this one out on return', () => {
    const store = makeStore();
    const stop = restoreSession(store.dispatch);
    store.dispatch(signedIn(mediaToken('20417')));
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(selectStoredToken(store.getState())).toBeNull();
    stop();
  });
});
