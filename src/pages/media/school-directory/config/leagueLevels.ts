import type { LeagueLevel } from '@/features/schools';

export const leagueLevels: readonly { level: LeagueLevel; label: string }[] = [
  { level: 'Senior', label: 'High School Leagues' },
  { level: 'Junior', label: 'Junior High Leagues' },
];
