// Verifies GEN-8, AGR-6.
import { execFileSync } from 'node:child_process';

const ZONES = [
  ['America/Chicago', '2025-11-08'],
  ['Pacific/Honolulu', '2025-11-08'],
  ['Pacific/Kiritimati', '2025-11-09'],
  // Here, the clocks change at midnight, so that a day can begin at one o'clock.
  ['America/Santiago', '2025-11-08'],
  ['UTC', '2025-11-08'],
] as const;

// Node applies a change of TZ at once, but not in Jest's copy of the environment. So a separate process goes through the zones.
const script = `
  import { addDays, parseCalendarDate, today } from './src/shared/lib/calendar-dates/calendarDate.ts';
  import { showDate, showDay, showDeadline, toIsoDate } from './src/shared/lib/calendar-dates/showDate.ts';
  import { broadcastDates } from './src/features/agreements/model/deadlines.ts';
  import { deadlines } from './src/features/agreements/model/deadlines.ts';
  const all = ${JSON.stringify(ZONES.map(([zone]) => zone))}.map((zone) => {
    process.env.TZ = zone;
    const shown = ['2025-11-08', '2025-11-08T00:00:00', '2025-11-08T00:00:00Z', '11/8/2025'].map(showDate);
    shown.push(showDay(parseCalendarDate('2026-11-28T23:59:59-11:00'), { year: 2026, month: 11, day: 1 }));
    shown.push(showDeadline(new Date(2027, 2, 7), { year: 2026, month: 11, day: 1 }));
    const after = toIsoDate(addDays(parseCalendarDate('2026-03-07'), 2));
    // Over days on which clocks change in Chicago, and in the Southern Hemisphere.
    const offered = [['2026-03-07', '2026-03-08'], ['2026-10-31', '2026-11-01'], ['2026-09-05', '2026-09-07']];
    const due = deadlines({ type: 'Television', dates: ['3/8/2026', '3/9/2026'], total: 75 });
    return [zone, {
      shown: [...shown, after, toIsoDate(today(new Date('2025-11-08T12:00:00Z')))],
      offered: offered.map(([start, end]) => broadcastDates(start, end)),
      due: due.map(({ date }) => toIsoDate(date)),
    }];
  });
  console.log(JSON.stringify(Object.fromEntries(all)));
`;

let printed: Record<string, unknown>;
beforeAll(() => {
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
  printed = JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Record<string, unknown>;
});

test.each(ZONES)('the same dates show in %s', (zone, localToday) => {
  expect(printed[zone]).toEqual({
    shown: ['11/8/2025', '11/8/2025', '11/8/2025', '11/8/2025', 'Sat, Nov 28', 'Sat, Mar 6', '2026-03-09', localToday],
    offered: [
      ['3/7/2026', '3/8/2026'],
      ['10/31/2026', '11/1/2026'],
      ['9/5/2026', '9/6/2026', '9/7/2026'],
    ],
    due: ['2026-03-05', '2026-03-07', '2026-04-08'],
  });
});
