/** @jest-environment node */
import fc from 'fast-check';
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

test('folding what is folded changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
});

test('folds a long hostile text at once', () => {
  const started = performance.now();
  foldText(`${'a'.repeat(50_000)}!`);
  foldText(`${'a '.repeat(50_000)}!`);
  expect(performance.now() - started).toBeLessThan(200);
});

test('upper and lower case of ASCII are alike', () => {
  fc.assert(fc.property(fc.string(), (text) => foldText(text.toUpperCase()) === foldText(text.toLowerCase())));
});

test.each([
  ['emporia gazette', 'gaz emp', true],
  ['emporia gazette', 'gazette', true],
  ['emporia gazette', '', true],
  ['emporia gazette', 'gazette topeka', false],
])('%j includes the words of %j: %p', (text, query, included) => {
  expect(includesWords(text, query)).toBe(included);
});
