import type { Activity } from '../api/sitesDto';

/** In the order of the school year. */
export const seasons = ['Fall', 'Winter', 'Spring'] as const satisfies readonly Activity['Season'][];

export type Season = (typeof seasons)[number];

export function isSeason(value: string): value is Season {
  return seasons.some((season) => season === value);
}
