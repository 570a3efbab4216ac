import type { Town } from '../data/towns';

export type TypeId = 1 | 2 | 3 | 4 | 5;

/** The data that an organization is generated from; a missing value is null or '', because both occur in real data. */
export interface Profile {
  name: string;
  typeId: TypeId;
  logo?: string | null;
  address?: Record<'primaryAddress' | 'city' | 'state' | 'zipCode', string>;
  contact?: Record<'businessPhone' | 'fax' | 'email' | 'webSite', string | null> | undefined;
  login?: string;
  director: 'with contact' | 'without contact' | 'none';
  assistants: number;
}

export type Place = Town & { state: string };
