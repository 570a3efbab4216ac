// Verifies SRV-6.
import { addDays, STANDARD_DAY } from '../../mocks/seed/schoolYear';
import { calendarOf } from '../../mocks/seed/calendar';
import { seedRows } from '../../mocks/seed/seedRows';

/** Every day of four school years, the leap day included. */
const days = Array.from({ length: 4 * 366 }, (_, index) => addDays('2026-08-01', index));
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

test('any day has past, closed, closing, and open events', () => {
  expect(days).toContain('2028-02-29');
  const lacking = days.filter((today) => {
    const dates = calendarOf(today).events.flatMap(({ gameDate }) => (gameDate === null ? [] : [gameDate]));
    const has = (first: number, last: number): boolean =>
      dates.some((date) => date >= addDays(today, first) && date <= addDays(today, last));
    return !(has(-300, -1) && has(1, 3) && has(4, 10) && has(4, 300));
  });
  expect(lacking).toEqual([]);
});

test('any day has open and past activities, and active ones have an upcoming event', () => {
  const wrong = days.filter((today) => {
    const { activities, events } = calendarOf(today);
    const active = activities.filter((activity) => activity.active === 1);
    const isToCome = (id: number): boolean =>
      events.some(({ activityId, gameDate, endDate }) => activityId === id && (endDate ?? gameDate ?? '') >= today);
    const shown = activities.filter(({ showIcon }) => showIcon === 1);
    return active.length === 0 || active.length === shown.length || !active.every(({ id }) => isToCome(id));
  });
  expect(wrong).toEqual([]);
});

test('events keep the day of the week and the time of the year', () => {
  const standard = calendarOf(STANDARD_DAY).events;
  const [finals] = standard;
  for (const [today, date] of [
    ['2027-07-14', '2027-11-27'],
    ['2028-02-29', '2027-11-27'],
    ['2031-01-10', '2030-11-30'],
  ] as const) {
    const moved = calendarOf(today).events;
    expect([today, moved[0]?.gameDate]).toEqual([today, date]);
    expect(weekday(date)).toBe(weekday(finals?.gameDate ?? ''));
  }
});

test.each(['2027-06-30', '2027-07-14', '2028-01-15', '2028-02-29', '2026-12-31'])(
  'the seed of %s is consistent',
  (today) => {
    const rows = seedRows(today);
    const years = new Map(rows.activityYears.map(({ activityId, year }) => [activityId, year]));
    expect(rows.stateTournamentSites.filter(({ activityId, year }) => years.get(activityId) !== year)).toEqual([]);
    const fall = rows.activityYears.find(({ activityId }) => activityId === 1)?.year;
    expect(rows.footballSchools.every(({ year }) => year === fall)).toBe(true);
    expect(rows.logins.every(({ issuedAt }) => issuedAt < today)).toBe(true);
    const dates =
      JSON.stringify([rows.stateTournamentSites, rows.tournaments, rows.footballDates]).match(/\d{4}-\d{2}-\d{2}/g) ??
      [];
    const far = dates.filter((date) => date < addDays(today, -365) || date > addDays(today, 365));
    expect(far).toEqual([]);
  },
);
