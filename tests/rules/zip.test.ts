// Verifies GEN-11, GEN-12.
import { fc } from '../support/generated';
import { isZip } from '@/shared/lib/field-patterns';
import { formatZip } from '@/shared/lib/zip';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${String(length)}}$`));

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

  test('accepts exactly five or nine digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }).chain(digits), (zip) => isZip(zip) === [5, 9].includes(zip.length)),
    );
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

  test('shows one hyphen, whether stored with or without it', () => {
    fc.assert(
      fc.property(digits(5), digits(4), (five, four) => {
        const shown = formatZip(five + four);
        return shown === `${five}-${four}` && formatZip(shown) === shown;
      }),
    );
  });
});
