// Verifies ATT-12.
import { attendanceOf, deadlineWords, isClosingSoon, overviewOf, urgencyOf } from '@/features/sites';
import { siteRecord } from '../support/records';

const NOW = new Date(2026, 10, 22, 9).getTime();
const DAY = 24 * 60 * 60 * 1000;

const site = (ID: number, GameDate: string, EndDate = '') => siteRecord(ID, { GameDate, EndDate });
const attended = attendanceOf([
  { Sites: 1, PersonID: 7, Attending: 1 },
  { Sites: 2, PersonID: 7, Attending: 0 },
]);

it('has the first and last day, the next open deadline, and the attended sites', () => {
  const sites = [site(1, '2026-11-28'), site(2, '2026-11-23'), site(3, '2026-11-21', '2026-12-05')];
  expect(overviewOf(sites, attended, NOW)).toEqual({
    dates: { start: { year: 2026, month: 11, day: 21 }, end: { year: 2026, month: 12, day: 5 } },
    deadline: new Date(2026, 10, 25),
    isPassed: false,
    covered: 1,
    total: 3,
  });
});

it('has the last deadline when all have passed, and none without a date', () => {
  expect(overviewOf([site(1, '2026-11-20'), site(2, '2026-11-24')], attended, NOW)).toMatchObject({
    deadline: new Date(2026, 10, 21),
    isPassed: true,
  });
  expect(overviewOf([site(1, 'Late May')], attended, NOW)).toMatchObject({
    dates: undefined,
    deadline: undefined,
    isPassed: false,
  });
});

it.each([
  [0, false, 'later'],
  [1, true, 'danger'],
  [2 * DAY, true, 'danger'],
  [2 * DAY + 1, true, 'warning'],
  [14 * DAY, true, 'warning'],
  [14 * DAY + 1, false, 'later'],
])('%i ms before its deadline it closes soon: %s, and its urgency is “%s”', (left, isSoon, urgency) => {
  const overview = { dates: undefined, deadline: new Date(NOW + left), isPassed: left <= 0, covered: 0, total: 1 };
  expect([isClosingSoon(overview, NOW), urgencyOf(overview, NOW)]).toEqual([isSoon, urgency]);
});

it('says when a deadline is: tonight, or the day and how far it is', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 18), doNotFake: ['queueMicrotask'] });
  expect([26, 27].map((day) => deadlineWords(new Date(2026, 10, day)))).toEqual(['tonight', 'Thu, Nov 26 (tomorrow)']);
  jest.useRealTimers();
});
