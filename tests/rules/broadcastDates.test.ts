// Verifies GEN-8, AGR-6, AGR-13.
import { broadcastDates, sortDates } from '@/features/agreements/model/deadlines';

test.each<[string, string | null, string | null, string[]]>([
  ['each day from start to end', '2026-03-10', '2026-03-12', ['3/10/2026', '3/11/2026', '3/12/2026']],
  ['each day when the API sends times too', '2026-03-10T00:00:00', '2026-03-11T23:59:59', ['3/10/2026', '3/11/2026']],
  ['the start alone when there is no end', '2026-03-10', null, ['3/10/2026']],
  ['the start alone when the end is no date', '2026-03-10', 'to be announced', ['3/10/2026']],
  ['the start alone when the end is before it', '2026-03-10', '2026-03-09', ['3/10/2026']],
  ['the leap day when there is one', '2028-02-28', '2028-03-01', ['2/28/2028', '2/29/2028', '3/1/2028']],
  ['nothing when there is no start', null, '2026-03-12', []],
  ['nothing when the start is no date', '2026-02-30', null, []],
])('a broadcaster is offered %s', (_what, start, end, offered) => {
  expect(broadcastDates(start, end)).toEqual(offered);
});

test('dates stand in the order of the calendar, not of the alphabet, and what is no date is left out', () => {
  expect(sortDates(['11/1/2026', '2/28/2026', '', '10/31/2026', '1/1/2027', 'soon', '2/3/2026'])).toEqual([
    '2/3/2026',
    '2/28/2026',
    '10/31/2026',
    '11/1/2026',
    '1/1/2027',
  ]);
});
