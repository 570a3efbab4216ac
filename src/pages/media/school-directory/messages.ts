import type { LeagueLevel } from '@/features/schools';

/** The association's wording, shown word for word (GEN-1). */
export const messages = {
  noSchoolFound: 'Sorry! No school found.',
  searchFailed: 'Sorry! No school organization found.',
} as const;

export const leagueLevels: readonly { level: LeagueLevel; label: string }[] = [
  { level: 'Senior', label: 'High School Leagues' },
  { level: 'Junior', label: 'Junior High Leagues' },
];
