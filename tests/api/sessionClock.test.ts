// Verifies SES-3, SES-20.
import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import {
  restoreSession,
  selectClockOffset,
  selectExpiredProfile,
  selectIsMediaUser,
  selectSessionEndsAt,
  signedIn,
} from '@/features/session';
import { fakeApi, json } from '../support/fakeApi';
import { probeApi, listing } from '../support/probeApi';
import { tokenOf } from '../support/tokenOf';

const api = fakeApi();
const HOUR = 3600;
const seconds = () => Math.floor(Date.now() / 1000);

/** A token that lives for an hour, issued now by a server whose clock differs by these seconds from this device's. */
const issuedAt = (difference: number) => {
  const iat = seconds() + difference;
  return tokenOf({ Role: 'media', Identifier: '20417', iat, exp: iat + HOUR });
};

afterEach(() => {
  jest.useRealTimers();
});

describe('a clock that is wrong by hours', () => {
  test.each([
    ['ahead', -6 * HOUR],
    ['behind', 6 * HOUR],
  ])('allows signing in and ends the session on time when it is %s', async (_how, difference) => {
    jest.useFakeTimers();
    const store = makeStore();
    store.dispatch(signedIn(issuedAt(difference)));
    expect(selectIsMediaUser(store.getState())).toBe(true);
    expect(selectClockOffset(store.getState()) / 1000).toBeCloseTo(difference, -1);
    expect(Math.abs(selectSessionEndsAt(store.getState()) - Date.now() - HOUR * 1000)).toBeLessThan(2000);
    await jest.advanceTimersByTimeAsync((HOUR - 10) * 1000);
    expect(selectIsMediaUser(store.getState())).toBe(true);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(selectExpiredProfile(store.getState())?.Identifier).toBe('20417');
  });

  test('does not log out on a reload', () => {
    makeStore().dispatch(signedIn(issuedAt(-6 * HOUR)));
    const store = makeStore();
    restoreSession(store.dispatch)();
    expect(selectIsMediaUser(store.getState())).toBe(true);
  });

  test('is forgotten after a token that agrees with the clock', () => {
    const store = makeStore();
    store.dispatch(signedIn(issuedAt(-6 * HOUR)));
    store.dispatch(signedIn(issuedAt(0)));
    expect(selectClockOffset(store.getState())).toBe(0);
    const next = makeStore();
    restoreSession(next.dispatch)();
    expect(selectClockOffset(next.getState())).toBe(0);
  });

  test('does not hide a refused token after the clock was corrected', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const store = makeStore();
    store.dispatch(signedIn(issuedAt(-6 * HOUR)));
    jest.setSystemTime(Date.now() - 6 * HOUR * 1000);
    api.answers(json({}, 401));
    await store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await waitFor(() => {
      expect(selectExpiredProfile(store.getState())?.Identifier).toBe('20417');
    });
  });
});
