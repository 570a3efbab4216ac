// Verifies GEN-11, GEN-12.
import { isZip } from '@/shared/lib/field-patterns';
import { formatZip } from '@/shared/lib/zip';

describe('the rule for zip codes', () => {
  test.each(['66604', '666041234', '66604-1234'])('accepts %s', (zip) => {
    expect(isZip(zip)).toBe(true);
  });

  test.each([
    '',
    '6660',
    '666045',
    '66604-',
    '66604-12',
    '66604 1234',
    '66604-12345',
    '6660a',
    ' 66604',
    '66604\n',
    '６６６０４',
  ])('refuses %j', (zip) => {
    expect(isZip(zip)).toBe(false);
  });
});

describe('a zip code on the screen', () => {
  test.each([
    ['66604', '66604'],
    ['666041234', '66604-1234'],
    ['66604-1234', '66604-1234'],
    ['66604-', '66604'],
    [' 666041234 ', '66604-1234'],
    [66604, '66604'],
    ['6660', '6660'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j shows as %j', (stored, shown) => {
    expect(formatZip(stored)).toBe(shown);
  });
});
