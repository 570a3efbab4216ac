// Verifies GEN-8.
import { execFileSync } from 'node:child_process';

// A process takes its time zone when it starts, so each zone needs one of its own.
const script = `
  import { addDays, parseCalendarDate, today } from './src/shared/lib/calendar-dates/calendarDate.ts';
  import { showDate, showDay, showDeadline, toIsoDate } from './src/shared/lib/calendar-dates/showDate.ts';
  const shown = ['2025-11-08', '2025-11-08T00:00:00', '2025-11-08T00:00:00Z', '11/8/2025'].map(showDate);
  shown.push(showDay(parseCalendarDate('2026-11-28T23:59:59-11:00'), { year: 2026, month: 11, day: 1 }));
  shown.push(showDeadline(new Date(2027, 2, 7), { year: 2026, month: 11, day: 1 }));
  const after = toIsoDate(addDays(parseCalendarDate('2026-03-07'), 2));
  console.log(JSON.stringify([...shown, after, toIsoDate(today(new Date('2025-11-08T12:00:00Z')))]));
`;

test.each([
  ['America/Chicago', '2025-11-08'],
  ['Pacific/Honolulu', '2025-11-08'],
  ['Pacific/Kiritimati', '2025-11-09'],
  // Where the clocks change at midnight, so that a day begins at one.
  ['America/Santiago', '2025-11-08'],
  ['UTC', '2025-11-08'],
])('the same dates show in %s', (TZ, localToday) => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    env: { ...process.env, TZ },
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([
    ...['11/8/2025', '11/8/2025', '11/8/2025', '11/8/2025'],
    ...['Sat, Nov 28', 'Sat, Mar 6', '2026-03-09', localToday],
  ]);
});
