import { clockTime } from '@/shared/lib/clock-time';

const at = (hours: number, minutes: number, day = 22): number => new Date(2026, 10, day, hours, minutes).getTime();

describe('a moment on the reader’s clock', () => {
  it.each([
    [14, 5, '2:05 PM'],
    [0, 0, '12:00 AM'],
    [12, 30, '12:30 PM'],
    [23, 59, '11:59 PM'],
    [9, 7, '9:07 AM'],
  ])('at %i:%i is %s', (hours, minutes, text) => {
    expect(clockTime(at(hours, minutes), at(23, 59))).toBe(text);
  });

  it('has its day where that is not today', () => {
    expect(clockTime(at(14, 5, 20), at(9, 0))).toBe('2:05 PM, Nov 20');
  });
});
