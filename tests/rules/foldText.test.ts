// Verifies LST-8.
import { fc } from '../support/generated';
import { foldText, includesWords } from '@/shared/lib/text';

test.each([
  ['The Emporia Gazette', 'the emporia gazette'],
  ['La Voz Católica', 'la voz catolica'],
  ["O'Brien News", 'obrien news'],
  ['O’Brien News', 'obrien news'],
  ['K.S.N. TV', 'ksn tv'],
  ['A&M Radio', 'a and m radio'],
  ['Times-Union', 'times union'],
  ['  WIBW   13 ', 'wibw 13'],
  ['Ærø Łódź Straße', 'aero lodz strasse'],
  ['«Новости»', 'новости'],
  ['---', ''],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding is idempotent', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
});

// A regular expression that backtracks would take hours.
test('folds a long hostile text quickly', () => {
  expect(foldText(`${'a'.repeat(1_000_000)}!`).startsWith('aaaa')).toBe(true);
  expect(foldText(`${'a '.repeat(500_000)}!`).startsWith('a a')).toBe(true);
});

test.each([
  ['emporia gazette', 'gaz emp', true],
  ['emporia gazette', 'gazette', true],
  ['emporia gazette', '', true],
  ['emporia gazette', 'gazette topeka', false],
])('%j includes the words of %j: %p', (text, query, included) => {
  expect(includesWords(text, query)).toBe(included);
});
