// Verifies SES-3, SES-7, SES-18, SEC-5.
import { act, waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { selectExpiredProfile, selectStoredToken, signedIn, signedOut, useLoginMutation } from '@/features/session';
import { apiPath } from '@/shared/api';
import { fakeApi, json } from '../support/fakeApi';
import { probeApi } from '../support/probeApi';
import { renderPortalHook } from '../support/renderPortalHook';
import { mediaToken } from '../support/tokenOf';

const api = fakeApi();
const stored = () => localStorage.getItem('media_id_token');

describe('a session that ends by itself', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

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

  test('on a signed-in call ends the session', async () => {
    api.answers(json({ message: 'Token expired.' }, 401));
    const store = makeStore();
    store.dispatch(signedIn(mediaToken('20417')));
    await read(store);
    await waitFor(() => {
      expect(selectStoredToken(store.getState())).toBeNull();
    });
    expect(selectExpiredProfile(store.getState())?.Identifier).toBe('20417');
    expect(stored()).toBeNull();
  });

  test.each([403, 404, 400])('differs from a %i, which keeps the session', async (status) => {
    api.answers(json({}, status));
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

  test('is gone after logout', async () => {
    const store = await loadedBy('20417');
    expect(holds(store)).toBe(true);
    store.dispatch(signedOut());
    await waitFor(() => {
      expect(holds(store)).toBe(false);
    });
  });

  test('is gone when another organization signs in, even after expiry', async () => {
    const store = await loadedBy('20417');
    store.dispatch(signedIn(mediaToken('30000')));
    await waitFor(() => {
      expect(holds(store)).toBe(false);
    });
  });

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
