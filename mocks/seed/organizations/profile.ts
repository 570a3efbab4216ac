import type { Town } from '../data/towns';

/** `2` newspaper, `3` radio and so on: the media type codes. */
export type TypeId = 1 | 2 | 3 | 4 | 5;

/** What an organization is made of before it becomes rows; null and '' both occur in real data and both stay. */
export interface Profile {
  name: string;
  typeId: TypeId;
  logo?: string | null;
  address?: {
    primaryAddress: string | null;
    city: string | null;
    state: string;
    county?: string;
    zipCode: string | null;
  };
  contact?: {
    businessPhone: string | null;
    fax: string | null;
    email: string | null;
    webSite: string | null;
  };
  /** Signs in with this e-mail. */
  login?: string;
  director: 'with contact' | 'without contact' | 'none';
  assistants: number;
}

export type Place = Omit<Town, 'county'> & { county?: string; state: string };
