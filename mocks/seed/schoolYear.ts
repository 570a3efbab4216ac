/** `addDays('2027-03-01', -1)` is `2027-02-28`, whatever the time zone. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The day that data/stateEvents.ts is written for. */
export const STANDARD_DAY = '2026-11-20';

const STANDARD_YEAR = 2026;

/** The day on which the next school year begins: the last state event is over by then, and people plan ahead. */
const TURNS_ON = '06-10';

const DAYS_OF_YEAR = 365.2425;

export interface SchoolYear {
  today: string;
  /** The calendar year in which the school year begins. */
  begins: number;
  /** Moves a date of the standard school year into this one, keeping its weekday. */
  date: (standard: string) => string;
}

export function schoolYearOf(today: string): SchoolYear {
  const begins = Number(today.slice(0, 4)) - (today.slice(5) < TURNS_ON ? 1 : 0);
  const weeks = Math.round(((begins - STANDARD_YEAR) * DAYS_OF_YEAR) / 7);
  return { today, begins, date: (standard) => addDays(standard, weeks * 7) };
}

export const finalsYear = ({ begins }: SchoolYear, season: 'Fall' | 'Winter' | 'Spring'): number =>
  season === 'Fall' ? begins : begins + 1;

export function seasonAt({ today }: SchoolYear): 'Fall' | 'Winter' | 'Spring' {
  const day = today.slice(5);
  if (day < '03-01' || day >= '12-01') return 'Winter';
  return day < TURNS_ON ? 'Spring' : 'Fall';
}
