// Verifies SES-1, SES-4.
import { makeStore } from '@/app/store';
import { restoreSession, selectIsMediaUser, selectToken, signedIn } from '@/features/session';
import { mediaToken } from '../support/tokenOf';

const stored = () => localStorage.getItem('media_id_token');

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
