// Verifies SES-3, SES-20.
import { clockOffsetOf, decodeProfile, expiryOf, isExpired, isExpiredOnArrival } from '@/features/session/model/token';
import { tokenOf } from '../support/tokenOf';

const NOW = 1_760_000_000_000;
const seconds = NOW / 1000;
const HOUR = 3_600_000;

describe('expiry', () => {
  test.each([
    [{ exp: seconds + 1 }, false],
    [{ exp: seconds }, false],
    [{ exp: seconds - 1 }, true],
    [{}, false],
    [{ exp: String(seconds - 1) }, true],
    [{ exp: 'soon' }, false],
  ])('a token of %j is expired: %p', (payload, expired) => {
    expect(isExpired(decodeProfile(tokenOf(payload)), NOW)).toBe(expired);
  });

  test.each(['', 'x', 'a.b.c', 'undefined', tokenOf({ exp: seconds }).replaceAll('.', '')])(
    'a token that cannot be decoded (%j) counts as not expired',
    (token) => {
      expect(expiryOf(decodeProfile(token))).toBe(Infinity);
    },
  );
});

describe('the clock', () => {
  test.each([
    [{ iat: seconds, exp: seconds + 60 }, 0],
    [{ iat: seconds + 59, exp: seconds + 600 }, 0],
    [{ iat: seconds - 59, exp: seconds + 600 }, 0],
    [{ iat: seconds + 60, exp: seconds + 600 }, 60_000],
    [{ iat: seconds - 60, exp: seconds + 600 }, -60_000],
    [{ iat: seconds - 7200, exp: seconds - 3600 }, -2 * HOUR],
    [{ iat: seconds + 7200, exp: seconds + 7200 }, 0],
    [{ exp: seconds - 3600 }, 0],
    [{ iat: 'now', exp: seconds }, 0],
  ])('by a fresh token of %j is off by %i ms', (payload, offset) => {
    expect(clockOffsetOf(decodeProfile(tokenOf(payload)), NOW)).toBe(offset);
  });

  test('of a token that cannot be decoded says nothing', () => {
    expect(clockOffsetOf(decodeProfile('x'), NOW)).toBe(0);
  });

  test.each([
    [{ iat: seconds - 7200, exp: seconds - 3600 }, false],
    [{ exp: seconds - 3600 }, true],
    [{ iat: seconds + 60, exp: seconds - 60 }, true],
  ])('a fresh token of %j seems to have expired: %p', (payload, seems) => {
    expect(isExpiredOnArrival(tokenOf(payload), NOW)).toBe(seems);
  });
});

describe('the payload of a token', () => {
  test('returns only values of the right type', () => {
    const payload = { Role: 'media', Identifier: 7, exp: 1.5, iat: 2, Name: 'Ana Ruiz' };
    expect(decodeProfile(tokenOf(payload))).toStrictEqual({ Role: 'media', Identifier: '7', exp: 1.5, iat: 2 });
    const wrong = { Role: 1, Identifier: ['7'], Email: 5, exp: 'soon', iat: null };
    expect(decodeProfile(tokenOf(wrong))).toStrictEqual({});
    expect(decodeProfile(tokenOf({ Email: 'ana@gazette.example' }))).toEqual({ Email: 'ana@gazette.example' });
    expect(decodeProfile(tokenOf({ Email: 'ana' }))).toStrictEqual({});
    expect(decodeProfile(tokenOf({ exp: ' ', iat: '7' }))).toStrictEqual({ iat: 7 });
  });

  test.each([undefined, null, 7, {}, ['a.b.c'], '', 'x', tokenOf('media'), tokenOf(null), tokenOf([1])])(
    'of %j is none',
    (token) => {
      expect(decodeProfile(token)).toBeUndefined();
    },
  );
});
