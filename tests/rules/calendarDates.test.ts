// Verifies GEN-8, GEN-9, LST-17.
import { fc } from '../support/generated';
import {
  addDays,
  compareCalendarDates,
  datesInclusive,
  daysBetween,
  parseCalendarDate,
  startOfWeek,
  today,
} from '@/shared/lib/calendar-dates/calendarDate';
import {
  daysAway,
  formatCalendarDate,
  showDate,
  showDateWithWeekday,
  showDay,
  showDays,
  showDaysOfWeek,
  showDeadline,
  showFullDay,
  showWeek,
  toIsoDate,
  weekdayOf,
} from '@/shared/lib/calendar-dates/showDate';

const anyDay = fc
  .integer({ min: -200_000, max: 200_000 })
  .map((days) => addDays({ year: 2025, month: 11, day: 8 }, days));

describe('a date from data', () => {
  test.each([
    ['2025-11-08', '11/8/2025'],
    ['2025-11-08T00:00:00', '11/8/2025'],
    ['2025-11-08T00:00:00Z', '11/8/2025'],
    ['2025-11-08T00:00:00.000Z', '11/8/2025'],
    ['2025-11-08T23:59:59-06:00', '11/8/2025'],
    ['2025-11-08 00:00', '11/8/2025'],
    ['11/8/2025', '11/8/2025'],
    ['11/08/2025', '11/8/2025'],
    ['11/8/2025 12:00:00 AM', '11/8/2025'],
    ['11/8/2025, 11:59 pm', '11/8/2025'],
    ['2/30/2026 12:00:00 AM', '2/30/2026 12:00:00 AM'],
    ['2026-02-30', '2026-02-30'],
    ['2024-02-29', '2/29/2024'],
    [' 2025-11-08 ', '11/8/2025'],
    ['2025-02-29', '2025-02-29'],
    ['2025-13-01', '2025-13-01'],
    ['2025-11-31', '2025-11-31'],
    ['13/1/2025', '13/1/2025'],
    ['2025-11-00', '2025-11-00'],
    ['0999-12-31', '0999-12-31'],
    ['1000-01-01', '1/1/1000'],
    ['x2025-11-08', 'x2025-11-08'],
    ['2025-11-08x', '2025-11-08x'],
    ['2025-11-08T00', '2025-11-08T00'],
    ['2025-11-08T00:00+0200', '11/8/2025'],
    ['x11/8/2025', 'x11/8/2025'],
    ['11/8/2025x', '11/8/2025x'],
    ['11/8/2025 10:30', '11/8/2025'],
    ['11/8/2025 10:30AM', '11/8/2025'],
    ['to be announced', 'to be announced'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j shows as %j', (stored, shown) => {
    expect(showDate(stored)).toBe(shown);
  });

  test.each([42, new Date(), {}, [], true])('%p is no date', (value) => {
    expect(parseCalendarDate(value)).toBeUndefined();
  });

  test('is the same day in every way of writing it', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('', 'T00:00:00', 'T23:59:59', 'T05:00:00Z', 'T12:00:00+14:00'),
        (day, time) => {
          expect(parseCalendarDate(toIsoDate(day) + time)).toEqual(day);
          expect(parseCalendarDate(formatCalendarDate(day))).toEqual(day);
          expect(parseCalendarDate(`${formatCalendarDate(day)} 12:00:00 AM`)).toEqual(day);
        },
      ),
    );
  });
});

describe('reckoning with days', () => {
  test.each([
    ['2025-11-08', 1, '2025-11-09'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    // The night on which clocks change
    ['2026-03-07', 2, '2026-03-09'],
    ['2025-11-01', 2, '2025-11-03'],
  ])('%s and %i days is %s', (from, days, to) => {
    const start = parseCalendarDate(from);
    expect(start && toIsoDate(addDays(start, days))).toBe(to);
  });

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('sorts as the ISO text does', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const [first, second] = [toIsoDate(a), toIsoDate(b)];
        expect(Math.sign(compareCalendarDates(a, b))).toBe(first < second ? -1 : first > second ? 1 : 0);
      }),
    );
  });

  test('a range has every day from start to end, both included', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 365 }), (start, days) => {
        const range = datesInclusive(start, addDays(start, days));
        expect(range).toHaveLength(days + 1);
        expect(range.map((day, index) => daysBetween(start, day) === index)).not.toContain(false);
      }),
    );
  });

  test('a range without an end, with an end before its start or a year away is its start', () => {
    const start = { year: 2025, month: 11, day: 8 };
    expect(datesInclusive(start, undefined)).toEqual([start]);
    expect(datesInclusive(start, addDays(start, -1))).toEqual([start]);
    expect(datesInclusive(start, addDays(start, 366))).toEqual([start]);
  });

  test('today is the day of the clock on the wall', () => {
    expect(today(new Date(2025, 10, 8, 23, 59))).toEqual({ year: 2025, month: 11, day: 8 });
    expect(today(new Date(2025, 10, 8, 0, 0))).toEqual({ year: 2025, month: 11, day: 8 });
  });
});

describe('a date that people read', () => {
  const now = { year: 2026, month: 11, day: 22 };

  test.each([
    ['2026-11-28', 'Sat, Nov 28'],
    ['2027-03-10', 'Wed, Mar 10'],
    ['2027-06-30', 'Wed, Jun 30'],
    ['2027-07-01', 'Thu, Jul 1, 2027'],
    ['2026-07-01', 'Wed, Jul 1'],
    ['2026-06-30', 'Tue, Jun 30, 2026'],
    ['2025-11-08', 'Sat, Nov 8, 2025'],
  ])('%s is %s in the school year 2026-27', (iso, shown) => {
    const day = parseCalendarDate(iso);
    expect(day && showDay(day, now)).toBe(shown);
    expect(day && showDays(day, day, now)).toBe(shown);
  });

  test('several days have their first and last', () => {
    expect(showDays({ year: 2027, month: 3, day: 10 }, { year: 2027, month: 3, day: 13 }, now)).toBe(
      'Wed, Mar 10 – Sat, Mar 13',
    );
  });

  test.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [3, 'in 3 days'],
    [20, 'in 20 days'],
    [21, 'in 3 weeks'],
    [62, 'in 8 weeks'],
    [63, 'in 2 months'],
    [200, 'in 6 months'],
    [-1, 'yesterday'],
    [-3, '3 days ago'],
    [-30, '4 weeks ago'],
    [-100, '3 months ago'],
  ])('%i days away is %s', (days, shown) => {
    expect(daysAway(addDays(now, days), now)).toBe(shown);
  });

  test.each([
    [new Date(2027, 2, 7), 'Sat, Mar 6'],
    [new Date(2027, 0, 1), 'Thu, Dec 31'],
    [new Date(2027, 2, 6, 17, 30), 'Sat, Mar 6, 5:30 PM'],
    [new Date(2027, 2, 6, 0, 1), 'Sat, Mar 6, 12:01 AM'],
  ])('a deadline at %s is %s', (deadline, shown) => {
    expect(showDeadline(deadline, now)).toBe(shown);
  });

  test('without another day, it is told from today', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22) });
    const day = { year: 2026, month: 11, day: 25 };
    expect([showDay(day), showDays(day, day), daysAway(day)]).toEqual(['Wed, Nov 25', 'Wed, Nov 25', 'in 3 days']);
    expect(showDeadline(new Date(2026, 10, 25))).toBe('Tue, Nov 24');
    jest.useRealTimers();
  });

  test('the agreement flow has the short date after its weekday, and the data as it stands where it is no date', () => {
    expect(showDateWithWeekday('2026-11-28T00:00:00')).toBe('Sat 11/28/2026');
    expect(showDateWithWeekday(' soon ')).toBe('soon');
    expect(showDateWithWeekday(null)).toBe('');
  });
});

describe('months and weeks', () => {
  const day = (text: string) => parseCalendarDate(text) ?? today();

  test.each([
    ['2026-11-22', 'Nov 22 – 28'],
    ['2027-02-28', 'Feb 28 – Mar 6'],
  ])('the week from %s is %s', (start, shown) => {
    expect(showWeek(day(start))).toBe(shown);
  });

  test('a printed page has the day in full', () => {
    expect(showFullDay(day('2026-11-27'))).toBe('Friday, November 27, 2026');
  });

  test('days of a week name the month only where it changes', () => {
    const week = day('2027-03-07');
    expect(showDaysOfWeek(day('2027-03-10'), day('2027-03-13'), week)).toBe('Wed 10 – Sat 13');
    expect(showDaysOfWeek(day('2027-03-10'), day('2027-03-10'), week)).toBe('Wed 10');
    expect(showDaysOfWeek(day('2027-03-31'), day('2027-04-01'), day('2027-03-28'))).toBe('Wed 31 – Thu, Apr 1');
    expect(showDaysOfWeek(day('2027-04-02'), day('2027-04-02'), day('2027-03-28'))).toBe('Fri, Apr 2');
    expect(weekdayOf(day('2027-03-10'))).toBe('Wed');
  });

  test('a week begins on Sunday, at most six days before', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const first = startOfWeek(date);
        expect(weekdayOf(first)).toBe('Sun');
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(daysBetween(first, date));
      }),
    );
  });
});
