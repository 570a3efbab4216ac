// Verifies SES-1, SES-3, SES-4, SES-7, SES-18, SES-20, SEC-5.
import { act, waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import {
  restoreSession,
  selectClockOffset,
  selectExpiredProfile,
  selectIsMediaUser,
  selectSessionEndsAt,
  selectStoredToken,
  selectToken,
  signedIn,
  useLoginMutation,
} from '@/features/session';
import { apiPath } from '@/shared/api';
import { fakeApi, json } from '../support/fakeApi';
import { listing, probeApi } from '../support/probeApi';
import { renderPortalHook } from '../support/renderPortalHook';
import { mediaToken, tokenOf } from '../support/tokenOf';

const api = fakeApi();
const stored = () => localStorage.getItem('media_id_token');

afterEach(() => {
  jest.useRealTimers();
});

describe('a session that ends by itself', () => {
  test('expires on time, removes the token, and remembers its owner', async () => {
    jest.useFakeTimers();
    const store = makeStore();
    store.dispatch(signedIn(mediaToken('20417', Math.floor(Date.now() / 1000) + 60)));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(selectStoredToken(store.getState())).not.toBeNull();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.getState().session?.token).toBeNull();
    expect(stored()).toBeNull();
    expect(selectExpiredProfile(store.getState())?.Identifier).toBe('20417');
  });

  test('lasts as long as a renewed token', async () => {
    jest.useFakeTimers();
    const store = makeStore();
    const now = Math.floor(Date.now() / 1000);
    store.dispatch(signedIn(mediaToken('20417', now + 60)));
    store.dispatch(signedIn(mediaToken('20417', now + 600)));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(selectStoredToken(store.getState())).not.toBeNull();
  });

  test("does not end early when its duration exceeds a timer's maximum", async () => {
    jest.useFakeTimers();
    const store = makeStore();
    const end = Math.floor(Date.now() / 1000) + 60 * 86_400;
    store.dispatch(signedIn(mediaToken('20417', end)));
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(selectStoredToken(store.getState())).not.toBeNull();
    jest.setSystemTime(end * 1000 - 60_000);
    await jest.advanceTimersByTimeAsync(50_000);
    expect(selectStoredToken(store.getState())).not.toBeNull();
    await jest.advanceTimersByTimeAsync(11_000);
    expect(store.getState().session?.token).toBeNull();
  });

  test('ends within half a minute after the computer wakes up', async () => {
    jest.useFakeTimers();
    const store = makeStore();
    store.dispatch(signedIn(mediaToken('20417')));
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    await jest.advanceTimersByTimeAsync(30_001);
    expect(selectExpiredProfile(store.getState())?.Identifier).toBe('20417');
  });

  test('ends at the first action after expiry, before any timer fires', () => {
    jest.useFakeTimers();
    const store = makeStore();
    store.dispatch(signedIn(mediaToken('20417')));
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    store.dispatch({ type: 'anything' });
    expect(selectExpiredProfile(store.getState())?.Identifier).toBe('20417');
    expect(stored()).toBeNull();
  });
});

describe('a 401', () => {
  const staff = { path: apiPath`/staff/20417`, response: 'list' } as const;
  const read = (store = makeStore()) => store.dispatch(probeApi.endpoints.probeRead.initiate(staff));

  test('differs from a 403, which keeps the session', async () => {
    api.answers(json({}, 403));
    const store = makeStore();
    store.dispatch(signedIn(mediaToken('20417')));
    await read(store);
    expect(selectStoredToken(store.getState())).not.toBeNull();
  });

  test('on a wrong password keeps another session', async () => {
    api.answers(json({}, 401));
    const { result, store } = renderPortalHook(useLoginMutation);
    act(() => {
      store.dispatch(signedIn(mediaToken('20417')));
    });
    await act(() => result.current[0]({ email: 'news@gazette.example', password: 'x' }));
    expect(selectStoredToken(store.getState())).not.toBeNull();
  });

  test('of a call sent before the last sign-in keeps the new session', async () => {
    const store = makeStore();
    store.dispatch(signedIn(mediaToken('20417')));
    api.answers(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      store.dispatch(signedIn(mediaToken('20417', Math.floor(Date.now() / 1000) + 7200)));
      return json({}, 401)();
    });
    await read(store);
    expect(selectStoredToken(store.getState())).not.toBeNull();
  });
});

describe("one organization's data", () => {
  const staff = { path: apiPath`/staff/20417`, response: 'list' } as const;

  async function loadedBy(Identifier: string) {
    api.answers(json([{ PersonID: 1, FirstName: 'Ana' }]));
    const store = makeStore();
    store.dispatch(signedIn(mediaToken(Identifier)));
    await store.dispatch(probeApi.endpoints.probeRead.initiate(staff));
    return store;
  }

  const holds = (store: ReturnType<typeof makeStore>) => JSON.stringify(store.getState().api).includes('Ana');

  test('stays when it was loaded without a session', async () => {
    api.answers(json([{ OrganizationName: 'Ana’s Radio' }]));
    const store = makeStore();
    await store.dispatch(probeApi.endpoints.probeRead.initiate({ ...staff, path: apiPath`/org/listing` }));
    store.dispatch(signedIn(mediaToken('20417')));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds(store)).toBe(true);
  });

  test('stays for the same organization after expiry', async () => {
    const store = await loadedBy('20417');
    api.answers(json({}, 401));
    await store.dispatch(probeApi.endpoints.probeRead.initiate({ ...staff, path: apiPath`/staff/1` }));
    store.dispatch(signedIn(mediaToken('20417')));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds(store)).toBe(true);
  });
});

describe('a clock that is wrong by hours', () => {
  const HOUR = 3600;
  const seconds = () => Math.floor(Date.now() / 1000);

  /** A token that lives for an hour, issued now by a server whose clock differs by these seconds from this device's. */
  const issuedAt = (difference: number) => {
    const iat = seconds() + difference;
    return tokenOf({ Role: 'media', Identifier: '20417', iat, exp: iat + HOUR });
  };

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

describe('the token in the browser', () => {
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
