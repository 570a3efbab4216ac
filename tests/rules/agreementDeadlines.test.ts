// Verifies AGR-14, AGR-22, AGR-29.
import type { BroadcastType } from '@/features/agreements';
import { deadlines, isOver, overdueOf } from '@/features/agreements/model/deadlines';
import { toIsoDate } from '@/shared/lib/calendar-dates/showDate';

const due = (type: BroadcastType, dates: string[], total: number): string[] =>
  deadlines({ type, dates, total }).map(({ id, date }) => `${id} ${toIsoDate(date)}`);

test.each<[string, BroadcastType, string[], number, string[]]>([
  [
    'a telecast: publicity, host and payment',
    'Television',
    ['3/12/2027', '3/10/2027'],
    150,
    ['publicity 2027-03-07', 'contact 2027-03-09', 'payment 2027-04-11'],
  ],
  [
    'internet video: host and payment',
    'Internet Video',
    ['1/1/2027'],
    200,
    ['contact 2026-12-31', 'payment 2027-01-31'],
  ],
  ['internet video without charge: the host alone', 'Internet Video', ['3/8/2026'], 0, ['contact 2026-03-07']],
  ['audio: the host alone', 'Audio', ['11/1/2026'], 0, ['contact 2026-10-31']],
  ['nothing when no date is chosen', 'Audio', [], 0, []],
])('what is due is told for %s', (_what, type, dates, total, expected) => {
  expect(due(type, dates, total)).toEqual(expected);
});

test('each deadline states its task and date', () => {
  expect(
    deadlines({ type: 'Television', dates: ['3/10/2027'], total: 75 }).map(
      ({ title, detail }) => `${title}: ${detail}`,
    ),
  ).toEqual([
    'Advance publicity begins: Announce the telecast on the air for at least three days before the event.',
    'Contact the host site manager: No later than 24 hours before the event begins.',
    'Payment is due: Within 30 days of the event.',
  ]);
});

const now = { year: 2026, month: 11, day: 22 };

test.each<[string, BroadcastType, string[], string[]]>([
  ['nothing while all is ahead', 'Television', ['11/25/2026'], []],
  ['three days of publicity that can no longer be kept', 'Television', ['11/24/2026'], ['publicity 11/21/2026']],
  ['no publicity of other types', 'Internet Video', ['11/24/2026'], []],
  ['nothing on the last day to contact the host', 'Audio', ['11/23/2026'], []],
  ['the host’s 24 hours on the day itself', 'Audio', ['11/22/2026'], ['contact 11/21/2026']],
  ['both before a telecast of today', 'Television', ['11/22/2026'], ['publicity 11/19/2026', 'contact 11/21/2026']],
  ['the deadlines of the first day of several', 'Audio', ['11/30/2026', '11/22/2026'], ['contact 11/21/2026']],
  [
    'each date that is over, and none of its deadlines',
    'Television',
    ['11/21/2026', '11/20/2026', '11/23/2026'],
    ['date 11/20/2026', 'date 11/21/2026'],
  ],
  ['nothing before a date is chosen', 'Television', [], []],
])('asks to confirm %s', (_what, type, dates, ids) => {
  expect(overdueOf({ type, dates }, now).map(({ id }) => id)).toEqual(ids);
});

test('names what to confirm and its date', () => {
  expect(overdueOf({ type: 'Audio', dates: ['11/21/2026'] }, now)).toEqual([
    { id: 'date 11/21/2026', what: 'date', date: '11/21/2026' },
  ]);
  expect(overdueOf({ type: 'Audio', dates: ['11/22/2026'] }, now)).toEqual([
    { id: 'contact 11/21/2026', what: 'contact', date: '11/21/2026' },
  ]);
});

test.each([
  ['11/21/2026', true],
  ['11/22/2026', false],
  ['1/1/2027', false],
  ['not a date', false],
])('whether %s is over on 11/22/2026', (date, over) => {
  expect(isOver(date, now)).toBe(over);
});
