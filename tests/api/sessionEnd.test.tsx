// Verifies SES-1, SES-3, SES-4, SES-7, SES-18, SES-20, SEC-5.
import { act, waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import {
  restoreSession,
  selectExpiredProfile,
  selectIsMediaUser,
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
const HOUR = 3600;
const seconds = () => Math.floor(Date.now() / 1000);
const stored = () => localStorage.getItem('media_id_token');
const staff = { path: apiPath`/staff/20417`, response: 'list' } as const;

type Store = ReturnType<typeof makeStore>;

function signedInStore(token = mediaToken('20417')): Store {
  const store = makeStore();
  store.dispatch(signedIn(token));
  return store;
}

const isHeld = (store: Store) => selectStoredToken(store.getState()) !== null;
const endedFor = (store: Store) => selectExpiredProfile(store.getState())?.Identifier;

afterEach(() => {
  jest.useRealTimers();
});

describe('a session that ends by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  test('expires on time, removes the token, and remembers its owner', async () => {
    const store = signedInStore(mediaToken('20417', seconds() + 60));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(isHeld(store)).toBe(true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect([store.getState().session?.token, stored(), endedFor(store)]).toEqual([null, null, '20417']);
  });

  test('lasts as long as a renewed token', async () => {
    const store = signedInStore(mediaToken('20417', seconds() + 60));
    store.dispatch(signedIn(mediaToken('20417', seconds() + 600)));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(isHeld(store)).toBe(true);
  });

  test("does not end early when its duration exceeds a timer's maximum", async () => {
    const end = seconds() + 60 * 86_400;
    const store = signedInStore(mediaToken('20417', end));
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(isHeld(store)).toBe(true);
    jest.setSystemTime(end * 1000 - 60_000);
    await jest.advanceTimersByTimeAsync(50_000);
    expect(isHeld(store)).toBe(true);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(store.getState().session?.token).toBeNull();
  });

  test.each<[string, (store: Store) => unknown]>([
    ['within half a minute after the computer wakes up', () => jest.advanceTimersByTimeAsync(30_001)],
    ['at the first action after expiry, before any timer fires', (store) => store.dispatch({ type: 'anything' })],
  ])('ends %s', async (_when, happens) => {
    const store = signedInStore();
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    await happens(store);
    expect([endedFor(store), stored()]).toEqual(['20417', null]);
  });
});

// tests/faults/writes verifies that a 401 ends the session, and that a 403 does not.
describe('a 401', () => {
  test('on a wrong password keeps another session', async () => {
    api.answers(json({}, 401));
    const { result, store } = renderPortalHook(useLoginMutation);
    act(() => {
      store.dispatch(signedIn(mediaToken('20417')));
    });
    await act(() => result.current[0]({ email: 'news@gazette.example', password: 'x' }));
    expect(isHeld(store)).toBe(true);
  });

  test('of a call sent before the last sign-in keeps the new session', async () => {
    const store = signedInStore();
    api.answers(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      store.dispatch(signedIn(mediaToken('20417', seconds() + 2 * HOUR)));
      return json({}, 401)();
    });
    await store.dispatch(probeApi.endpoints.probeRead.initiate(staff));
    expect(isHeld(store)).toBe(true);
  });
});

describe("one organization's data", () => {
  const holds = (store: Store) => JSON.stringify(store.getState().api).includes('Ana');

  test('stays when it was loaded without a session', async () => {
    api.answers(json([{ OrganizationName: 'Ana’s Radio' }]));
    const store = makeStore();
    await store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    store.dispatch(signedIn(mediaToken('20417')));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds(store)).toBe(true);
  });

  test('stays for the same organization after expiry', async () => {
    api.answers(json([{ PersonID: 1, FirstName: 'Ana' }]), json({}, 401));
    const store = signedInStore();
    await store.dispatch(probeApi.endpoints.probeRead.initiate(staff));
    await store.dispatch(probeApi.endpoints.probeRead.initiate({ ...staff, path: apiPath`/staff/1` }));
    store.dispatch(signedIn(mediaToken('20417')));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds(store)).toBe(true);
  });
});

// tests/rules/sessionMemory and tests/journeys/session-warning verify the sign-in and the session's end under such a clock.
describe('a clock that is wrong by hours', () => {
  /** A token that lives for an hour, issued now by a server whose clock differs by these seconds from this device's. */
  const issuedAt = (difference: number) => {
    const iat = seconds() + difference;
    return tokenOf({ Role: 'media', Identifier: '20417', iat, exp: iat + HOUR });
  };

  test('does not log out on a reload', () => {
    signedInStore(issuedAt(-6 * HOUR));
    const store = makeStore();
    restoreSession(store.dispatch)();
    expect(selectIsMediaUser(store.getState())).toBe(true);
  });

  test('does not hide a refused token after the clock was corrected', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const store = signedInStore(issuedAt(-6 * HOUR));
    jest.setSystemTime(Date.now() - 6 * HOUR * 1000);
    api.answers(json({}, 401));
    await store.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await waitFor(() => {
      expect(endedFor(store)).toBe('20417');
    });
  });
});

describe('the token in the browser', () => {
  test('is not stored when it cannot be decoded', () => {
    const store = signedInStore('not a token');
    expect([stored(), selectToken(store.getState())]).toEqual([null, null]);
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
