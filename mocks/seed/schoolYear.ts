import { addDays } from './agreements/addDays';

/** The day for which the calendar of data/stateEvents.ts is written, and the seed's where none is given. */
export const STANDARD_DAY = '2026-11-20';

const STANDARD_YEAR = 2026;

/** The last state event is over by then: from here on, the next school year is what people plan. */
const TURNS_ON = '06-10';

const DAYS_OF_YEAR = 365.2425;

export interface SchoolYear {
  /** The day that it is, `2026-11-20`. */
  today: string;
  /** The calendar year in which the school year begins. */
  begins: number;
  /** A date of the calendar in this school year: the same day of the week, at the same time of the year. */
  date: (standard: string) => string;
}

export function schoolYearOf(today: string): SchoolYear {
  const begins = Number(today.slice(0, 4)) - (today.slice(5) < TURNS_ON ? 1 : 0);
  const weeks = Math.round(((begins - STANDARD_YEAR) * DAYS_OF_YEAR) / 7);
  return { today, begins, date: (standard) => addDays(standard, weeks * 7) };
}

/** The calendar year in which an activity of the season is decided. */
export const decidedIn = ({ begins }: SchoolYear, season: 'Fall' | 'Winter' | 'Spring'): number =>
  season === 'Fall' ? begins : begins + 1;

/** The season that it is, as the calendar of events has it. */
export function seasonAt({ today }: SchoolYear): 'Fall' | 'Winter' | 'Spring' {
  const day = today.slice(5);
  if (day < '03-01' || day >= '12-01') return 'Winter';
  return day < TURNS_ON ? 'Spring' : 'Fall';
}
