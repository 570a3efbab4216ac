import { activityPlans } from '../data/activities';

const SCHOOL_YEAR_BEGINS = 2026;

/** The calendar year in which an activity of the school year 2026-27 is decided. */
export function yearOf(activityId: number): number {
  const season = activityPlans.find(({ id }) => id === activityId)?.season;
  return season === 'Fall' ? SCHOOL_YEAR_BEGINS : SCHOOL_YEAR_BEGINS + 1;
}
