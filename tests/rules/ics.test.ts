// Verifies GEN-20.
import { fc } from '../support/generated';
import { toIcs, type CalendarEntry } from '@/shared/lib/ics';

const now = new Date('2026-11-20T15:04:05.678Z');
const entry: CalendarEntry = { id: 'site-1', title: 'Football 6A', start: { year: 2026, month: 11, day: 28 } };

const linesOf = (entries: CalendarEntry[], name = 'State sites'): string[] =>
  toIcs({ name, entries, now }).split('\r\n');

/** The lines as a calendar reads them: folded ones joined. */
const unfolded = (entries: CalendarEntry[]): string[] =>
  toIcs({ name: 'State sites', entries, now }).replaceAll('\r\n ', '').split('\r\n');

const valueOf = (entries: CalendarEntry[], property: string): string | undefined =>
  unfolded(entries)
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1);

const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_match, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

test('a one-day file follows RFC 5545 line for line', () => {
  expect(linesOf([{ ...entry, location: 'Welch Stadium, Emporia', description: 'Attending: Ana Ruiz' }])).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Media Portal//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:State sites',
    'BEGIN:VEVENT',
    'UID:site-1@media-portal',
    'DTSTAMP:20261120T150405Z',
    'DTSTART;VALUE=DATE:20261128',
    'DTEND;VALUE=DATE:20261129',
    'SUMMARY:Football 6A',
    'LOCATION:Welch Stadium\\, Emporia',
    'DESCRIPTION:Attending: Ana Ruiz',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  [{ year: 2027, month: 2, day: 28 }, undefined, '20270301'],
  [{ year: 2026, month: 12, day: 31 }, undefined, '20270101'],
  [{ year: 2027, month: 3, day: 10 }, { year: 2027, month: 3, day: 13 }, '20270314'],
  [{ year: 2027, month: 3, day: 10 }, { year: 2027, month: 3, day: 10 }, '20270311'],
  // An end before the start is a mistake of the data's.
  [{ year: 2027, month: 3, day: 10 }, { year: 2027, month: 3, day: 9 }, '20270311'],
])('the end of %j to %j is the day after the last', (start, end, expected) => {
  expect(valueOf([{ ...entry, start, ...(end === undefined ? {} : { end }) }], 'DTEND;VALUE=DATE')).toBe(expected);
});

test('empty properties are left out', () => {
  expect(unfolded([{ ...entry, location: ' ', description: '' }]).join()).not.toMatch(/LOCATION|DESCRIPTION/);
});

test('an event keeps its UID in every file, and two events never share one', () => {
  const uids = (entries: CalendarEntry[]) => unfolded(entries).filter((line) => line.startsWith('UID'));
  expect(uids([entry])).toEqual(uids([{ ...entry, title: 'Football 5A' }]));
  expect(new Set(uids([entry, { ...entry, id: 'site-2' }])).size).toBe(2);
});

test('any text round-trips and breaks no line', () => {
  // Contains no control characters, which are dropped, and no blanks at the ends, which are trimmed.
  const text = fc.string({ unit: 'binary', maxLength: 300 }).map((value) => `a${value.replace(/\p{Cc}/gu, '')}b`);
  fc.assert(
    fc.property(text, (title) => {
      expect(unescaped(valueOf([{ ...entry, title }], 'SUMMARY') ?? '')).toBe(title);
    }),
  );
});

test('lines have at most 75 octets and split no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 400 }), (description) => {
      for (const line of linesOf([{ ...entry, description }])) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        // encodeURIComponent throws an error for half of a character.
        expect(() => encodeURIComponent(line)).not.toThrow();
      }
    }),
  );
});

test('line breaks and commas are escaped, and control characters are dropped', () => {
  expect(valueOf([{ ...entry, title: 'One\r\nTwo\rThree; four, five\\\u0000\u0007' }], 'SUMMARY')).toBe(
    'One\\nTwo\\nThree\\; four\\, five\\\\',
  );
});

test('a later update has the same id and a higher sequence', () => {
  const at = (time: string): [string, number] => {
    const text = toIcs({ name: 'State sites', entries: [entry], now: new Date(time), isUpdate: true });
    return [/^UID:(.*)\r$/m.exec(text)?.[1] ?? '', Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1])];
  };
  const [first, later] = [at('2026-11-20T15:04:05Z'), at('2026-11-20T15:04:06Z')];
  expect(first[0]).toBe(later[0]);
  expect(later[1]).toBeGreaterThan(first[1]);
  expect(first[1]).toBeGreaterThan(0);
  expect(at('2080-01-01T00:00:00Z')[1]).toBeLessThan(2 ** 31);
});
