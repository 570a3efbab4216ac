// Verifies DRF-3, DRF-4, SES-19, SEC-5.
import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { agreementFiled } from '@/features/agreements/model/agreementHistory';
import { selectAgreementHistory } from '@/features/agreements';
import {
  restoreSession,
  selectExpiredProfile,
  selectStoredToken,
  selectToken,
  sessionExpired,
  signedIn,
  signedOut,
} from '@/features/session';
import { draftChanged, selectDraft, forDraft, type DraftId } from '@/shared/forms';
import { writesFlushed } from '@/shared/lib/persist';
import { choices } from '../support/agreementData';
import { dispatchStorageEvents } from '../support/dispatchStorageEvents';
import { fakeApi, json } from '../support/fakeApi';
import { openStore } from '../support/persisted';
import { listing, probeApi } from '../support/probeApi';
import { mediaToken } from '../support/tokenOf';

type Store = Awaited<ReturnType<typeof openStore>>;

const own: DraftId = { owner: '20417', form: 'organization', subject: '' };
const visitors: DraftId = { owner: '', form: 'listingRequest', subject: '' };
const earlier = { at: '2026-04-01T12:00:00Z', type: 'Audio', event: '', site: '', dates: ['4/1/2026'] } as const;
const submitted = { ...earlier, dates: [...earlier.dates], schools: [], fee: 0, choices };

const stores: Store[] = [];

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

/** Opens a tab of this browser: a store that has restored what the browser stores. */
async function openTab(): Promise<Store> {
  const store = await openStore();
  stores.push(store);
  return store;
}

/** What the screens show of the stored data. */
function shown(store: Store): unknown[] {
  const state: object = store.getState();
  const values = [own, visitors].map((draft) => selectDraft(state, draft)?.value);
  return [...values, selectAgreementHistory(state, '20417').map(({ dates }) => dates)];
}

const kept = (): string => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

const ANA = { name: 'Ana Ruiz' };
const VISITOR = { email: 'ana@gazette.example' };
const LOOKUPS = JSON.stringify({ states: { at: Date.now(), items: [{ Id: 17, Name: 'Kansas' }] } });
const HISTORY = [['4/1/2026']];

/** A signed-in organization that has typed something, and has submitted something before. */
async function working(): Promise<Store> {
  const store = await openTab();
  store.dispatch(signedIn(mediaToken('20417')));
  store.dispatch(forDraft(own, draftChanged({ value: ANA, changes: 1, knows: 0 })));
  store.dispatch(forDraft(visitors, draftChanged({ value: VISITOR, changes: 1, knows: 0 })));
  store.dispatch(agreementFiled({ owner: '20417', earlier: submitted }));
  localStorage.setItem('useHTTPcache', LOOKUPS);
  localStorage.setItem('of-another-application', '{"until":"tomorrow"}');
  store.dispatch(writesFlushed());
  expect(kept()).toMatch(/Ana Ruiz.*ana@gazette/);
  return store;
}

// tests/journeys/draft-lifetimes verifies what stays after expiry, and is removed when another organization signs in.
describe('stored view data', () => {
  test('is removed at logout, except impersonal values, lookups, and other applications’ values', async () => {
    const store = await working();
    store.dispatch(signedOut());
    expect(shown(store)).toEqual([undefined, undefined, HISTORY]);
    expect(kept()).not.toMatch(/Ana|gazette/);
    store.close();
    expect(kept()).not.toMatch(/Ana|gazette/);
    expect(localStorage.getItem('useHTTPcache')).toBe(LOOKUPS);
    expect(localStorage.getItem('of-another-application')).toBe('{"until":"tomorrow"}');
    expect(shown(await openTab())).toEqual([undefined, undefined, HISTORY]);
  });

  test('is removed when another organization signs in before it is restored', async () => {
    const store = await working();
    store.dispatch(sessionExpired());
    store.close();
    const next = makeStore();
    stores.push(next);
    next.dispatch(signedIn(mediaToken('30000')));
    // The stored slices are restored asynchronously.
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown(next)).toEqual([undefined, VISITOR, HISTORY]);
    next.close();
    expect(kept()).not.toContain('Ana Ruiz');
  });

  test('is removed when the tab reopens after a logout elsewhere', async () => {
    (await working()).close();
    localStorage.removeItem('media_id_token');
    const next = await openTab();
    restoreSession(next.dispatch)();
    expect(shown(next)[0]).toBeUndefined();
    expect(kept()).not.toContain('Ana Ruiz');
    next.close();
    expect(kept()).not.toContain('Ana Ruiz');
  });

  test('is removed when the tab reopens after another sign-in elsewhere', async () => {
    (await working()).close();
    localStorage.setItem('media_id_token', mediaToken('30000'));
    const next = await openTab();
    restoreSession(next.dispatch)();
    expect(shown(next)[0]).toBeUndefined();
    next.close();
    expect(kept()).not.toContain('Ana Ruiz');
  });

  test('belongs to the visitor while nobody has signed in', async () => {
    const store = await openTab();
    store.dispatch(forDraft(visitors, draftChanged({ value: VISITOR, changes: 1, knows: 0 })));
    store.close();
    const reloaded = await openTab();
    restoreSession(reloaded.dispatch)();
    expect(shown(reloaded)).toEqual([undefined, VISITOR, []]);
  });
});

test('what was seen of the events is removed at logout even where no screen with events was opened', async () => {
  const store = await openTab();
  store.dispatch(signedIn(mediaToken('20417')));
  localStorage.setItem('persist:seenSites', '{"byOwner":"{}"}');
  store.dispatch(signedOut());
  expect(localStorage.getItem('persist:seenSites')).toBeNull();
});

describe('two tabs', () => {
  const api = fakeApi();
  const stored = () => localStorage.getItem('media_id_token');
  const later = () => mediaToken('20417', Math.floor(Date.now() / 1000) + 7200);
  const endedFor = (store: Store) => selectExpiredProfile(store.getState())?.Identifier;
  const stops: (() => void)[] = [];

  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  function openOne() {
    const store = makeStore();
    stops.push(restoreSession(store.dispatch), store.close);
    return store;
  }

  function twoTabs() {
    localStorage.setItem('media_id_token', mediaToken('20417'));
    return [openOne(), openOne()] as const;
  }

  test('both ask for the password when the session ends in one of them', async () => {
    const [one, other] = twoTabs();
    api.answers(json({ message: 'Token expired.' }, 401));
    await one.dispatch(probeApi.endpoints.probeRead.initiate(listing));
    // dispatchStorageEvents cannot observe this asynchronous change, so the test dispatches the event itself.
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

  test.each([
    ['one has logged out', [signedOut()]],
    ['the user leaves one after expiry', [sessionExpired(), signedOut()]],
  ])('are both logged out when %s', (_when, actions) => {
    const [one, other] = twoTabs();
    for (const action of actions) dispatchStorageEvents(() => one.dispatch(action));
    expect(selectStoredToken(other.getState())).toBeNull();
    expect([endedFor(one), endedFor(other)]).toEqual([undefined, undefined]);
  });

  test('keep the newer token when the older one is refused late', async () => {
    const [one] = twoTabs();
    const token = later();
    api.answers(() => {
      // Another tab has signed in again, and this tab has not been notified yet.
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
      openOne();
    });
    expect(endedFor(one)).toBe('20417');
    jest.useRealTimers();
  });
});
