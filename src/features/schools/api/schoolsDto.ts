import type { Complete, components } from '@/shared/api';

type Schemas = components['schemas'];

export type School = Complete<Schemas['School']>;
export type Mascot = Complete<Schemas['Mascot']>;
export type SchoolAdmin = Complete<Schemas['SchoolAdmin']>;
export type Coach = Complete<Schemas['Coach']>;
export type Superintendent = Complete<Schemas['Superintendent']>;
export type League = Complete<Schemas['League']>;
export type LeagueLevel = Schemas['LeagueLevel'];

export interface SchoolSearch {
  name: string;
  city: string;
}
