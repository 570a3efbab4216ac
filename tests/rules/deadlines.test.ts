// Verifies ATT-3, ATT-8.
import { deadlineOf, timeLeft } from '@/features/sites/model/deadline';
import { shortSiteDates, showSiteDates, siteDays } from '@/features/sites/model/siteTexts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const site = (GameDate: string, EndDate = '') => ({ GameDate, EndDate });

test.each([
  ['2026-11-28', [2026, 10, 25]],
  // Over the end of a month, of a year, and over the days on which the clocks change.
  ['2027-03-02', [2027, 1, 27]],
  ['2027-01-02', [2026, 11, 30]],
  ['2027-03-15', [2027, 2, 12]],
  ['2026-11-02', [2026, 9, 30]],
] as const)('the selection for %s closes at the start of the third day before', (date, [year, month, day]) => {
  expect(deadlineOf(site(date))).toEqual(new Date(year, month, day));
});

test.each([
  [47 * DAY + 16 * HOUR, 'open', '47 days left'],
  [7 * DAY - 1, 'open', '6 days 23 hours left'],
  [2 * DAY, 'open', '2 days left'],
  [2 * DAY - MINUTE, 'soon', '1 day 23 hours left'],
  [DAY + HOUR, 'soon', '1 day 1 hour left'],
  [HOUR, 'soon', '1 hour left'],
  [HOUR - 1, 'soon', '60 minutes left'],
  [61_000, 'soon', '2 minutes left'],
  [1, 'soon', '1 minute left'],
  [0, 'passed', 'Deadline passed'],
])('%d ms before the deadline it is %s: %s', (left, state, text) => {
  const deadline = new Date(2026, 10, 25);
  expect(timeLeft(deadline, deadline.getTime() - left)).toEqual({ state, text });
});

test.each([
  ['2027-03-10', '2027-03-13', 'Wed, Mar 10 – Sat, Mar 13'],
  ['2026-11-28', '', 'Sat, Nov 28'],
  ['2026-11-28', '2026-11-27', 'Sat, Nov 28'],
  ['', '', 'Date to be announced'],
  ['Late May', '', 'Late May'],
])('a site from %j to %j shows as %s', (first, last, shown) => {
  expect(showSiteDates(site(first, last), { year: 2026, month: 11, day: 20 })).toBe(shown);
});

test.each([
  ['2027-03-10', '2027-03-13', '3/10/2027 – 3/13/2027'],
  ['2027-03-10', '2027-03-10', '3/10/2027'],
  ['2027-03-10', '', '3/10/2027'],
  ['', '', 'Date to be announced'],
  ['Late May', '', 'Late May'],
])('a download has a site from %j to %j as %s', (first, last, shown) => {
  expect(shortSiteDates(site(first, last))).toBe(shown);
});

test('a site has each of its days', () => {
  const days = siteDays(site('2027-02-28', '2027-03-01'));
  expect(days).toEqual([
    { year: 2027, month: 2, day: 28 },
    { year: 2027, month: 3, day: 1 },
  ]);
  expect(siteDays(site('soon'))).toEqual([]);
});
