import { makeStore } from '@/app/store';
import { restoreSession, sessionExpired, signedIn, signedOut } from '@/features/session';
import { jsonStore, localArea, sessionArea } from '@/shared/lib/storage';
import { mediaToken } from '../support/tokenOf';

const isText = (value: unknown): value is string => typeof value === 'string';
const draft = jsonStore({ area: localArea, key: 'draft', version: 1, isValid: isText });
const tabDraft = jsonStore({ area: sessionArea, key: 'tabDraft', version: 1, isValid: isText });
const history = jsonStore({ area: localArea, key: 'history', version: 1, outlivesSession: true, isValid: isText });

const left = () => [draft.read(), tabDraft.read(), history.read()];

/** A signed-in organization that has typed something. */
function working(identifier = '20417') {
  const store = makeStore();
  store.dispatch(signedIn(mediaToken(identifier)));
  draft.write('Ana Ruiz');
  tabDraft.write('ana@gazette.example');
  history.write('4/1/2026');
  localStorage.setItem('useHTTPcache', '{"states":[]}');
  localStorage.setItem('of-another-application', '{"until":"tomorrow"}');
  return store;
}

describe('what a screen keeps in the browser', () => {
  test('goes with a logout, but for what says nothing of anybody, the look-ups, and other applications’ values', () => {
    working().dispatch(signedOut());
    expect(left()).toEqual([undefined, undefined, '4/1/2026']);
    expect(localStorage.getItem('useHTTPcache')).toBe('{"states":[]}');
    expect(localStorage.getItem('of-another-application')).toBe('{"until":"tomorrow"}');
  });

  test('stays when the session ends by itself, through a reload and until the same organization is back', () => {
    working().dispatch(sessionExpired());
    const reloaded = makeStore();
    restoreSession(reloaded.dispatch)();
    reloaded.dispatch(signedIn(mediaToken('20417')));
    expect(left()).toEqual(['Ana Ruiz', 'ana@gazette.example', '4/1/2026']);
  });

  test('goes when another organization signs in', () => {
    working().dispatch(sessionExpired());
    makeStore().dispatch(signedIn(mediaToken('30000')));
    expect(left()).toEqual([undefined, undefined, '4/1/2026']);
  });

  test('goes when the tab is opened again after someone has logged out elsewhere', () => {
    working();
    localStorage.removeItem('media_id_token');
    restoreSession(makeStore().dispatch)();
    expect(left()).toEqual([undefined, undefined, '4/1/2026']);
  });

  test('goes when the tab is opened again and someone else has signed in elsewhere', () => {
    working();
    localStorage.setItem('media_id_token', mediaToken('30000'));
    restoreSession(makeStore().dispatch)();
    expect(left()).toEqual([undefined, undefined, '4/1/2026']);
  });

  test('is a visitor’s own as long as nobody has signed in', () => {
    tabDraft.write('typed by a visitor');
    restoreSession(makeStore().dispatch)();
    expect(tabDraft.read()).toBe('typed by a visitor');
  });
});
