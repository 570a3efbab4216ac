// Verifies GEN-27.
import { fc } from '../support/generated';
import { cleanEmail, cleanNumber, cleanText } from '@/shared/lib/clean-text';

test.each([
  ['Ana\u200B Reyes\u200E', 'Ana Reyes'],
  ['\uFEFF\u2060Emporia Gazette\u00AD', 'Emporia Gazette'],
  ['\u202AAna\u202C', 'Ana'],
  ['\u2067Ana\u2069', 'Ana'],
  ['Ana\u00A0Reyes', 'Ana Reyes'],
  ['\u2003Ana\u3000Reyes\u2028', 'Ana Reyes'],
  ['\u2800Ana\u0085', 'Ana'],
  ['A\u0000n\u0000a\u0000', 'Ana'],
  ['A\u0301\u200Dna', 'A\u0301na'],
  ['\u3164\u115F\u200B', ''],
  ['\u{E0041}Ana\u{E007F}', 'Ana'],
])('%j is kept as %j', (text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

test.each([
  'Siobhán O’Brien',
  "D'Angelo",
  'Nguyễn Thị Ánh',
  'Zoe\u0308',
  // Zero-width joiners and non-joiners in a Persian, a Sinhala, and a Malayalam name.
  'علی\u200Cرضا',
  'ශ්\u200Dරී',
  'മോഹന്\u200D',
  // A variation selector after the first letter of a Japanese surname.
  '葛\u{E0100}城',
  'Radio ❤\uFE0F Kansas',
  'Smith – Jones',
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text);
});

test('a marks of direction goes even where a joiner stays', () => {
  expect(cleanText('علی\u200C\u200Eرضا')).toBe('علی\u200Cرضا');
});

test.each([
  ['\u202A(620) 555-0100\u202C', '(620) 555-0100'],
  ['620\u2011555\u20110100', '620-555-0100'],
  ['620–555—0100', '620-555-0100'],
  ['620\u2212555\u22120100', '620-555-0100'],
  ['620\u00A0555\u20070100', '620 555 0100'],
  ['（６２０）５５５－０１００', '(620)555-0100'],
  ['６６８０１', '66801'],
  ['66801\u20131234', '66801-1234'],
  ['＋1 620．555．0100', '+1 620.555.0100'],
])('the number %j is %j', (text, number) => {
  expect(cleanNumber(text)).toBe(number);
});

test.each([
  ['ana\u200B@gazette.example\u200E', 'ana@gazette.example'],
  ['\u00A0ana@gazette\u2011news.example', 'ana@gazette-news.example'],
  ['ａｎａ＠gazette．example', 'ana@gazette.example'],
  // The dash stays, because it may stand for one hyphen or for two.
  ['ana–reyes@gazette.example', 'ana–reyes@gazette.example'],
])('the address %j is %j', (text, address) => {
  expect(cleanEmail(text)).toBe(address);
});

test('cleaning twice changes nothing, and plain text is only trimmed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      [cleanText, cleanEmail, cleanNumber].every((clean) => clean(clean(text)) === clean(text)),
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => cleanText(text) === text.trim()));
});

// A regular expression that backtracks would take hours.
test('cleans a long hostile text quickly', () => {
  expect(cleanText(`a${'\u200B'.repeat(1_000_000)}b`)).toBe('ab');
  expect(cleanText('ی\u200C'.repeat(300_000))).toHaveLength(600_000);
});
