// Verifies AGR-29.
import { isOver, overdueOf, type BroadcastType } from '@/features/agreements';

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

test.each([
  ['11/21/2026', true],
  ['11/22/2026', false],
  ['1/1/2027', false],
  ['12/31/2025', true],
  ['not a date', false],
])('whether %s is over on 11/22/2026', (date, over) => {
  expect(isOver(date, now)).toBe(over);
});
