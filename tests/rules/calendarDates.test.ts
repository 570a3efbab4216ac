import fc from 'fast-check';
import {
  addDays,
  compareCalendarDates,
  datesInclusive,
  daysBetween,
  formatCalendarDate,
  parseCalendarDate,
  showDate,
  toIsoDate,
  today,
} from '@/shared/lib/calendar-dates';

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
    ['2024-02-29', '2/29/2024'],
    [' 2025-11-08 ', '11/8/2025'],
    ['2025-02-29', '2025-02-29'],
    ['2025-13-01', '2025-13-01'],
    ['2025-11-31', '2025-11-31'],
    ['13/1/2025', '13/1/2025'],
    ['2025-11-00', '2025-11-00'],
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
