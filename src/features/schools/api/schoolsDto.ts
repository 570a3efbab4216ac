import type { Complete, components } from '@/shared/api';

type Schemas = components['schemas'];

export type School = Complete<Schemas['School']>;
export type Mascot = Complete<Schemas['Mascot']>;
export type SchoolAdmin = Omit<Complete<Schemas['SchoolAdmin']>, 'Id'>;
export type Coach = Omit<Complete<Schemas['Coach']>, 'Record'>;
export type Superintendent = Complete<Schemas['Superintendent']>;
export type League = Complete<Schemas['League']>;
export type LeagueLevel = Schemas['LeagueLevel'];

export interface SchoolSearch {
  name: string;
  city: string;
}
