import { act, waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import {
  restoreSession,
  selectEndedProfile,
  selectIsLoggedIn,
  selectIsMediaUser,
  selectToken,
  signedIn,
  signedOut,
  useLoginMutation,
  useRecoverMutation,
} from '@/features/session';
import { apiPath } from '@/shared/api';
import { fakeApi, html, json, text } from '../support/fakeApi';
import { probeApi } from '../support/probeApi';
import { renderPortalHook } from '../support/renderPortalHook';
import { tokenOf } from '../support/tokenOf';

const api = fakeApi();
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const tokenFor = (Identifier: string, exp = inAnHour()) => tokenOf({ Role: 'media', Identifier, exp });
const stored = () => localStorage.getItem('media_id_token');

describe('login', () => {
  const credentials = { email: 'news@gazette.example', password: 'secret' };

  async function login() {
    const { result } = renderPortalHook(useLoginMutation);
    return act(() => result.current[0](credentials));
  }

  test('sends e-mail and password, without any token, and answers the token', async () => {
    const token = tokenFor('20417');
    api.answers(json({ token }));
    await expect(login()).resolves.toMatchObject({ data: token });
    expect(api.calls()).toMatchObject([
      { method: 'POST', path: 'login/login', body: '{"email":"news@gazette.example","password":"secret"}' },
    ]);
    expect(api.calls()[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['no token', json({ message: 'username or password is incorrect!' })],
    ['an empty one', json({ token: '' })],
    ['one that cannot be decoded', json({ token: 'abc' })],
    ['one that is no text', json({ token: 5 })],
    ['nothing', text('')],
    ['a page', html()],
  ])('fails when the answer has %s', async (_what, answer) => {
    api.answers(answer);
    await expect(login()).resolves.toMatchObject({ error: { kind: 'unreadable' } });
  });

  test('tells a refusal from a server in trouble', async () => {
    api.answers(json({ message: 'username or password is incorrect!' }, 401));
    await expect(login()).resolves.toMatchObject({ error: { kind: 'http', status: 401 } });
    api.answers(json({}, 500));
    await expect(login()).resolves.toMatchObject({ error: { kind: 'http', status: 500 } });
    expect(api.calls()).toHaveLength(2);
  });
});

describe('recovery', () => {
  test.each([
    ['as JSON', json({ message: 'A new password is on its way.' })],
    ['as text', text('A new password is on its way.')],
  ])('sends e-mail and organization and answers the server’s message %s', async (_how, answer) => {
    api.answers(answer);
    const { result } = renderPortalHook(useRecoverMutation);
    const sent = await act(() => result.current[0]({ recoveryEmail: 'news@gazette.example', name: 'Gazette' }));
    expect(sent).toMatchObject({ data: 'A new password is on its way.' });
    expect(api.calls()).toMatchObject([
      { method: 'POST', path: 'login/recover', body: '{"recoveryEmail":"news@gazette.example","name":"Gazette"}' },
    ]);
  });
});

describe('the token in the browser', () => {
  test('is the bare token under its key from sign-in to logout', () => {
    const store = makeStore();
    const token = tokenFor('20417');
    store.dispatch(signedIn(token));
    expect(stored()).toBe(token);
    store.dispatch(signedOut());
    expect(stored()).toBeNull();
  });

  test('is taken up again when the portal is opened', () => {
    localStorage.setItem('media_id_token', tokenFor('20417'));
    const store = makeStore();
    restoreSession(store.dispatch)();
    expect(selectIsMediaUser(store.getState())).toBe(true);
  });

  test.each([
    ['cannot be decoded', 'not a token'],
    ['has expired', tokenFor('20417', 1000)],
  ])('is removed when it %s', (_why, token) => {
    localStorage.setItem('media_id_token', token);
    const store = makeStore();
    restoreSession(store.dispatch)();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(stored()).toBeNull();
  });

  test('is not kept when sign-in gave one that cannot be decoded', () => {
    const store = makeStore();
    store.dispatch(signedIn('not a token'));
    expect(stored()).toBeNull();
    expect(selectToken(store.getState())).toBeNull();
  });

  test('still signs in where the browser keeps nothing', () => {
    const local = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = makeStore();
    const stop = restoreSession(store.dispatch);
    store.dispatch(signedIn(tokenFor('20417')));
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
    otherTab(tokenFor('20417'));
    expect(selectIsMediaUser(store.getState())).toBe(true);
    otherTab(null);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(selectEndedProfile(store.getState())).toBeNull();
    stop();
    otherTab(tokenFor('20417'));
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test('that clears the whole storage signs this one out', () => {
    const store = makeStore();
    const stop = restoreSession(store.dispatch);
    store.dispatch(signedIn(tokenFor('20417')));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    stop();
  });

  test('that has logged out while this page was put away for Back is followed when it returns', () => {
    const store = makeStore();
    const stop = restoreSession(store.dispatch);
    store.dispatch(signedIn(tokenFor('20417')));
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    stop();
  });
});

describe('a session that ends by itself', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is over at its time, leaves no token in the browser and says whose it was', async () => {
    jest.useFakeTimers();
    const store = makeStore();
    store.dispatch(signedIn(tokenFor('20417', Math.floor(Date.now() / 1000) + 60)));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.getState().session.token).toBeNull();
    expect(stored()).toBeNull();
    expect(selectEndedProfile(store.getState())?.Identifier).toBe('20417');
  });

  test('lasts as long as a token signed in anew', async () => {
    jest.useFakeTimers();
    const store = makeStore();
    const now = Math.floor(Date.now() / 1000);
    store.dispatch(signedIn(tokenFor('20417', now + 60)));
    store.dispatch(signedIn(tokenFor('20417', now + 600)));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });

  test('does not end early where its time is longer than a timer can hold', async () => {
    jest.useFakeTimers();
    const store = makeStore();
    store.dispatch(signedIn(tokenFor('20417', Math.floor(Date.now() / 1000) + 60 * 86_400)));
    await jest.advanceTimersByTimeAsync(59 * 86_400_000);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    await jest.advanceTimersByTimeAsync(2 * 86_400_000);
    expect(store.getState().session.token).toBeNull();
  });
});

describe('a 401', () => {
  const staff = { path: apiPath`/staff/20417`, answer: 'list' } as const;
  const read = (store = makeStore()) => store.dispatch(probeApi.endpoints.probeRead.initiate(staff));

  test('on a signed-in call ends the session', async () => {
    api.answers(json({ message: 'Token expired.' }, 401));
    const store = makeStore();
    store.dispatch(signedIn(tokenFor('20417')));
    await read(store);
    await waitFor(() => {
      expect(selectIsLoggedIn(store.getState())).toBe(false);
    });
    expect(selectEndedProfile(store.getState())?.Identifier).toBe('20417');
    expect(stored()).toBeNull();
  });

  test.each([403, 404, 400])('is not the same as a %i, which leaves the session', async (status) => {
    api.answers(json({}, status));
    const store = makeStore();
    store.dispatch(signedIn(tokenFor('20417')));
    await read(store);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });

  test('on a wrong password leaves another session alone', async () => {
    api.answers(json({}, 401));
    const { result, store } = renderPortalHook(useLoginMutation);
    act(() => {
      store.dispatch(signedIn(tokenFor('20417')));
    });
    await act(() => result.current[0]({ email: 'news@gazette.example', password: 'x' }));
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });

  test('to a call that was sent before the last sign-in leaves the new session alone', async () => {
    const store = makeStore();
    store.dispatch(signedIn(tokenFor('20417')));
    api.answers(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      store.dispatch(signedIn(tokenFor('20417', inAnHour() + 1)));
      return json({}, 401)();
    });
    await read(store);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });
});

describe('what one organization has loaded', () => {
  const staff = { path: apiPath`/staff/20417`, answer: 'list' } as const;

  async function loadedBy(Identifier: string) {
    api.answers(json([{ PersonID: 1, FirstName: 'Ana' }]));
    const store = makeStore();
    store.dispatch(signedIn(tokenFor(Identifier)));
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

  test('is gone when another organization signs in, also after the first one’s session has expired', async () => {
    const store = await loadedBy('20417');
    store.dispatch(signedIn(tokenFor('30000')));
    await waitFor(() => {
      expect(holds(store)).toBe(false);
    });
  });

  test('was public when nobody had signed in, and stays', async () => {
    api.answers(json([{ OrganizationName: 'Ana’s Radio' }]));
    const store = makeStore();
    await store.dispatch(probeApi.endpoints.probeRead.initiate({ ...staff, path: apiPath`/org/listing` }));
    store.dispatch(signedIn(tokenFor('20417')));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds(store)).toBe(true);
  });

  test('stays for the same organization over the end of its session', async () => {
    const store = await loadedBy('20417');
    api.answers(json({}, 401));
    await store.dispatch(probeApi.endpoints.probeRead.initiate({ ...staff, path: apiPath`/staff/1` }));
    store.dispatch(signedIn(tokenFor('20417')));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds(store)).toBe(true);
  });
});
