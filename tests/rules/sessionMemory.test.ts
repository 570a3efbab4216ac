// Verifies SES-1, SES-2, SES-4, SES-5, SES-19, SES-20, SEC-10.
import {
  selectClockOffset,
  selectExpiredProfile,
  selectIsMediaUser,
  selectEntered,
  selectMediaOwner,
  selectSessionEndsAt,
  selectSessionIdentifier,
  selectToken,
  sessionExpired,
  sessionRestored,
  sessionSlice,
  signedIn,
  signedOut,
} from '@/features/session';
import { restoreSession } from '@/features/session/model/restoreSession';
import { selectStoredToken, selectIsOverdue, selectSessionSince } from '@/features/session/model/sessionSlice';
import { readStoredSession, removeToken, storeToken } from '@/features/session/model/tokenStorage';
import { tokenOf } from '../support/tokenOf';

const NOW = 1_760_000_000_000;
const seconds = NOW / 1000;
const HOUR = 3_600_000;

const live = tokenOf({ Role: 'media', Identifier: '20417', exp: seconds + 60 });
const other = tokenOf({ Role: 'media', Identifier: '30000', exp: seconds + 60 });
const expired = tokenOf({ Role: 'media', Identifier: '20417', exp: seconds - 1 });

type Action = Parameters<typeof sessionSlice.reducer>[1];
const after = (...actions: Action[]) => ({
  session: actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState()),
});
const stored = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

describe('the stored session', () => {
  test('is the bare token under its key', () => {
    localStorage.setItem('media_session_ended', '1');
    localStorage.setItem('media_clock_offset', '5');
    storeToken(live, 0);
    expect(stored()).toEqual({ media_id_token: live });
    expect(readStoredSession(NOW)).toEqual({ token: live, endedByItself: false, clockOffset: 0 });
  });

  test('includes the clock’s offset if there is one', () => {
    storeToken(live, -HOUR);
    expect(stored()).toEqual({ media_id_token: live, media_clock_offset: String(-HOUR) });
    expect(readStoredSession(NOW + HOUR)).toEqual({ token: live, endedByItself: false, clockOffset: -HOUR });
    expect(readStoredSession(NOW + HOUR + 60_001).token).toBeNull();
  });

  test.each(['soon', 'Infinity', '1e999', 'NaN', ''])('ignores an offset of %j', (text) => {
    localStorage.setItem('media_clock_offset', text);
    expect(readStoredSession(NOW).clockOffset).toBe(0);
  });

  test('distinguishes expiry from logout', () => {
    storeToken(live, 0);
    removeToken({ endedByItself: true });
    expect(stored()).toEqual({ media_session_ended: '1' });
    expect(readStoredSession(NOW)).toEqual({ token: null, endedByItself: true, clockOffset: 0 });
    removeToken({ endedByItself: false });
    expect(stored()).toEqual({});
    expect(readStoredSession(NOW)).toEqual({ token: null, endedByItself: false, clockOffset: 0 });
  });

  test.each([expired, 'x', '', 'a.b.c'])('drops a useless token (%j)', (token) => {
    localStorage.setItem('media_id_token', token);
    expect(readStoredSession(NOW)).toEqual({ token: null, endedByItself: true, clockOffset: 0 });
    expect(stored()).toEqual({ media_session_ended: '1' });
  });
});

describe('logged in', () => {
  test.each<[string, Action[], boolean]>([
    ['without a token', [], false],
    ['with a live token', [signedIn(live)], true],
    ['with an expired token', [signedIn(expired)], false],
    ['after logging out', [signedIn(live), signedOut()], false],
    ['after the session has expired', [signedIn(live), sessionExpired()], false],
    ['with a token from storage', [sessionRestored(live)], true],
    ['when another tab has logged out', [signedIn(live), sessionRestored(null)], false],
  ])('%s: %j', (_when, actions, isLoggedIn) => {
    const state = after(...actions);
    expect(selectToken(state, NOW)).toBe(isLoggedIn ? live : null);
  });
});

describe('the profile', () => {
  test("is the token's payload", () => {
    const state = after(signedIn(live));
    expect(state.session.profile).toEqual({ Role: 'media', Identifier: '20417', exp: seconds + 60 });
    expect(selectIsMediaUser(state)).toBe(true);
  });

  test.each([{ Role: 'staff' }, { Role: 'Media' }, { Role: ['media'] }, {}, 'no token'])(
    'of %j opens no media screen',
    (payload) => {
      const token = typeof payload === 'string' ? payload : tokenOf({ ...payload, exp: seconds + 60 });
      expect(selectIsMediaUser(after(signedIn(token)))).toBe(false);
    },
  );
});

describe('the session', () => {
  test("starts with a login's answer, by the service’s clock", () => {
    const fresh = tokenOf({ Role: 'media', Identifier: '20417', iat: seconds - 7200, exp: seconds - 3600 });
    const action = sessionSlice.actions.signedIn(fresh, NOW);
    const state = after(action);
    expect([selectSessionSince(state), selectClockOffset(state)]).toEqual([NOW, -2 * HOUR]);
    expect(selectSessionEndsAt(state)).toBe(NOW + HOUR);
    expect(selectToken(state, NOW + HOUR)).toBe(fresh);
    expect(selectIsOverdue(state, NOW + HOUR)).toBe(false);
    expect(selectToken(state, NOW + HOUR + 1)).toBeNull();
    expect(selectIsOverdue(state, NOW + HOUR + 1)).toBe(true);
    expect(selectStoredToken(state)).toBe(fresh);
    expect(selectToken(after(), NOW)).toBeNull();
    expect(selectSessionEndsAt(after())).toBe(Infinity);
    expect(selectIsOverdue(after(), NOW)).toBe(false);
  });

  test('continues when storage has the same token', () => {
    const before = after(signedIn(live, NOW));
    const again = sessionSlice.reducer(before.session, sessionRestored(live, {}, NOW + 5));
    expect(again).toBe(before.session);
  });

  test('starts with another tab’s newer token', () => {
    const state = after(signedIn(live, NOW), sessionExpired(), sessionRestored(other, { clockOffset: 3 }, NOW + 5));
    expect(state.session).toMatchObject({ since: NOW + 5, ended: null, clockOffset: 3 });
    expect(selectToken(state, NOW)).toBe(other);
  });

  test('ends when its token is gone from storage', () => {
    const gone = (circumstances: Parameters<typeof sessionRestored>[1], at: number) =>
      after(signedIn(live, NOW), sessionRestored(null, circumstances, at));
    expect(selectExpiredProfile(gone({ endedByItself: true }, NOW))?.Identifier).toBe('20417');
    expect(selectExpiredProfile(gone({}, NOW + 61_000))?.Identifier).toBe('20417');
    expect(gone({}, NOW).session).toEqual(after().session);
    expect(after(sessionRestored(null, {}, NOW)).session).toEqual(after().session);
  });

  test('keeps owner and clock after expiry until logout or sign-in', () => {
    const ended = after(sessionRestored(live, { clockOffset: 9 }, NOW), sessionExpired(), sessionExpired());
    expect(ended.session).toMatchObject({ token: null, since: 0, clockOffset: 9, ended: { Identifier: '20417' } });
    expect([ended.session.profile, selectSessionIdentifier(ended)]).toEqual([null, '20417']);
    expect(selectMediaOwner(ended)?.Role).toBe('media');
    const back = sessionSlice.reducer(ended.session, signedIn(other, NOW));
    expect(back.ended).toBeNull();
    expect(selectSessionIdentifier({ session: back })).toBe('30000');
    expect(selectMediaOwner({ session: back })?.Identifier).toBe('30000');
    expect(sessionSlice.reducer(ended.session, signedOut())).toEqual(after().session);
    expect([selectSessionIdentifier(after()), selectMediaOwner(after())]).toEqual([null, null]);
  });
});

describe('the owner of the open media area', () => {
  const { mediaAreaEntered } = sessionSlice.actions;
  test('is known until logout, also after expiry', () => {
    const inside = after(signedIn(live, NOW), mediaAreaEntered('20417'));
    const entered = (...actions: Action[]) =>
      selectEntered({ session: actions.reduce(sessionSlice.reducer, inside.session) });
    expect([entered(), entered(sessionExpired()), entered(sessionExpired(), signedIn(other, NOW))]).toEqual([
      '20417',
      '20417',
      '20417',
    ]);
    expect([entered(signedOut()), entered(mediaAreaEntered(null))]).toEqual([null, null]);
  });
});

describe('other tabs', () => {
  const follow = () => {
    const heard: unknown[] = [];
    const stop = restoreSession((action) => {
      heard.push(action);
      return action;
    });
    return { heard, stop };
  };
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test.each(['media_id_token', 'media_session_ended'])('are followed when they change %s', (key) => {
    const { heard, stop } = follow();
    expect(heard).toHaveLength(1);
    tell(key);
    expect(heard).toHaveLength(2);
    stop();
    tell(key);
    expect(heard).toHaveLength(2);
  });

  test('report their logout', () => {
    removeToken({ endedByItself: true });
    localStorage.setItem('media_clock_offset', '61000');
    const { heard, stop } = follow();
    stop();
    expect(heard[0]).toMatchObject({ payload: { token: null, endedByItself: true, clockOffset: 61_000 } });
  });
});
