import type { LeagueLevel } from '@/features/schools';

/** The association's texts (GEN-1). */
export const messages = {
  noSchoolFound: 'Sorry! No school found.',
  searchFailed: 'Sorry! No school organization found.',
} as const;

/** The portal's own texts (SCH-2). */
export const hints = {
  nothingToSearch: 'Enter a school name, a city, or both.',
} as const;

export const leagueLevels: readonly { level: LeagueLevel; label: string }[] = [
  { level: 'Senior', label: 'High School Leagues' },
  { level: 'Junior', label: 'Junior High Leagues' },
];
