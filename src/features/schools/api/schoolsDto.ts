import type { components } from '@/shared/api';

export type School = components['schemas']['School'];
export type Mascot = components['schemas']['Mascot'];
export type SchoolAdmin = components['schemas']['SchoolAdmin'];
export type Coach = components['schemas']['Coach'];
export type Superintendent = components['schemas']['Superintendent'];
export type League = components['schemas']['League'];
export type LeagueLevel = components['schemas']['LeagueLevel'];

/** What is searched for; a blank part is left out of the call. */
export interface SchoolSearch {
  name: string;
  city: string;
}
