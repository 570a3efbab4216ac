// Verifies SES-19.
import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import {
  restoreSession,
  selectExpiredProfile,
  selectStoredToken,
  selectToken,
  sessionExpired,
  signedIn,
  signedOut,
} from '@/features/session';
import { fakeApi, json } from '../support/fakeApi';
import { probeApi, listing } from '../support/probeApi';
import { dispatchStorageEvents } from '../support/dispatchStorageEvents';
import { mediaToken } from '../support/tokenOf';

const api = fakeApi();
const stored = () => localStorage.getItem('media_id_token');
const later = () => mediaToken('20417', Math.floor(Date.now() / 1000) + 7200);
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function openTab() {
  const store = makeStore();
  stops.push(restoreSession(store.dispatch));
  return store;
}

function twoTabs() {
  localStorage.setItem('media_id_token', mediaToken('20417'));
  return [openTab(), openTab()] as const;
}

const endedFor = (store: ReturnType<typeof makeStore>) => selectExpiredProfile(store.getState())?.Identifier;

describe('two tabs', () => {
  test('both ask for the password when the session ends in one of them', async () => {
    const [one, other] = twoTabs();
    api.answers(json({ message: 'Token expired.' }, 401));
    await one.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    // The storage was changed before anyone could listen: the events are repeated here.
    await waitFor(() => {
      expect(stored()).toBeNull();
    });
    window.dispatchEvent(new StorageEvent('storage', { key: 'media_id_token' }));
    expect([endedFor(one), endedFor(other)]).toEqual(['20417', '20417']);
  });

  test('both continue when the user signs in again in one of them', () => {
    const [one, other] = twoTabs();
    dispatchStorageEvents(() => one.dispatch(sessionExpired()));
    expect(endedFor(other)).toBe('20417');
    const token = later();
    dispatchStorageEvents(() => other.dispatch(signedIn(token)));
    expect(selectToken(one.getState())).toBe(token);
    expect(endedFor(one)).toBeUndefined();
  });

  test('are both logged out when one has logged out', () => {
    const [one, other] = twoTabs();
    dispatchStorageEvents(() => one.dispatch(signedOut()));
    expect(selectStoredToken(other.getState())).toBeNull();
    expect(endedFor(other)).toBeUndefined();
  });

  test('are both logged out when the user leaves one after expiry', () => {
    const [one, other] = twoTabs();
    dispatchStorageEvents(() => one.dispatch(sessionExpired()));
    dispatchStorageEvents(() => one.dispatch(signedOut()));
    expect([endedFor(one), endedFor(other)]).toEqual([undefined, undefined]);
  });

  test('keep the newer token when the older one is refused late', async () => {
    const [one] = twoTabs();
    const token = later();
    api.answers(() => {
      // Another tab has signed in again, and this one was not told yet.
      localStorage.setItem('media_id_token', token);
      return json({}, 401)();
    });
    await one.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    await waitFor(() => {
      expect(selectToken(one.getState())).toBe(token);
    });
    expect(stored()).toBe(token);
  });

  test("a new tab with an expired token keeps the other tab's work", () => {
    jest.useFakeTimers();
    const [one] = twoTabs();
    jest.setSystemTime(Date.now() + 2 * 3_600_000);
    dispatchStorageEvents(() => {
      openTab();
    });
    expect(endedFor(one)).toBe('20417');
    jest.useRealTimers();
  });
});
