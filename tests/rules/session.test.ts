// Verifies SES-2, SES-3, SES-4, SES-5.
import { fc } from '../support/generated';
import {
  selectIsMediaUser,
  selectToken,
  sessionExpired,
  sessionRestored,
  sessionSlice,
  signedIn,
  signedOut,
} from '@/features/session';
import { decodeProfile, expiryOf, isExpired } from '@/features/session/model/token';
import { tokenOf } from '../support/tokenOf';

const NOW = 1_760_000_000_000;
const seconds = NOW / 1000;

type Action = Parameters<typeof sessionSlice.reducer>[1];

const after = (...actions: Action[]) => ({
  session: actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState()),
});

const live = tokenOf({ Role: 'media', Identifier: '20417', exp: seconds + 60 });
const expired = tokenOf({ Role: 'media', Identifier: '20417', exp: seconds - 1 });

describe('expiry', () => {
  test.each([
    [{ exp: seconds + 1 }, false],
    [{ exp: seconds }, false],
    [{ exp: seconds - 1 }, true],
    [{}, false],
    [{ exp: String(seconds - 1) }, true],
    [{ exp: 'soon' }, false],
    [{ exp: null }, false],
  ])('a token of %j is expired: %p', (payload, expired) => {
    expect(isExpired(decodeProfile(tokenOf(payload)), NOW)).toBe(expired);
  });

  test.each(['', 'x', 'a.b.c', 'undefined', `${live}x`.replace(/\./g, '')])(
    'a token that cannot be decoded (%j) counts as not expired',
    (token) => {
      expect(expiryOf(decodeProfile(token))).toBe(Infinity);
    },
  );

  test('a token is expired exactly when its exp is earlier than now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), fc.integer({ min: 0, max: 4e12 }), (exp, now) => {
        expect(isExpired(decodeProfile(tokenOf({ exp })), now)).toBe(exp * 1000 < now);
      }),
    );
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

  test.each([{ Role: 'staff' }, { Role: 'Media' }, { Role: 1 }, { Role: ['media'] }, {}])(
    'of %j opens no media screen',
    (payload) => {
      expect(selectIsMediaUser(after(signedIn(tokenOf({ ...payload, exp: seconds + 60 }))))).toBe(false);
    },
  );

  test.each([['x'], [''], ['a.b.c'], [tokenOf(5)], [tokenOf('media')], [tokenOf([])], [tokenOf(null)]])(
    'of %j, which cannot be decoded, is none and opens nothing',
    (token) => {
      const state = after(signedIn(token));
      expect(state.session.profile).toBeNull();
      expect(selectIsMediaUser(state)).toBe(false);
    },
  );

  test('is missing for any text that is not a token', () => {
    fc.assert(fc.property(fc.string(), (text) => after(signedIn(text)).session.profile === null));
  });

  test('returns a numeric Identifier as text', () => {
    const { session } = after(signedIn(tokenOf({ Role: 'media', Identifier: 20417 })));
    expect(session.profile?.Identifier).toBe('20417');
  });
});
