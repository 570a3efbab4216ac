import { compareText, foldText } from '@/shared/lib/text';
import type { MediaOrganization } from '../api/listingDto';

/** `listed` keeps the order in which the association lists the organizations. */
export type SortKey = 'listed' | 'name' | 'city' | 'type';

export interface IndexedOrganization {
  organization: MediaOrganization;
  name: string;
  city: string;
  typeId: string;
  typeName: string;
}

export interface ListingIndex {
  entries: readonly IndexedOrganization[];
  sortedBy: (key: SortKey) => readonly IndexedOrganization[];
}

/** The filter's value for every TypeID without a name of its own, since all of these are "Not Provided" (GEN-15). */
const NO_TYPE = '1';

type Order = (a: IndexedOrganization, b: IndexedOrganization) => number;

const compareGiven = (a: string, b: string): number => Number(a === '') - Number(b === '') || compareText(a, b);

const byName: Order = (a, b) => compareGiven(a.name, b.name);

const orders: Record<Exclude<SortKey, 'listed'>, Order> = {
  name: byName,
  city: (a, b) => compareGiven(a.city, b.city) || byName(a, b),
  type: (a, b) => compareGiven(a.typeName, b.typeName) || byName(a, b),
};

/** Indexes a listing once, so that filters stay instant with 10,000 organizations. */
export function indexOrganizations(
  organizations: readonly MediaOrganization[],
  typeName: (typeId: number | null | undefined) => string,
): ListingIndex {
  const towns = new Map<string, string>();
  const foldTown = (town: string): string => {
    const folded = towns.get(town) ?? foldText(town);
    towns.set(town, folded);
    return folded;
  };
  const noType = typeName(null);
  const entries = organizations.map((organization): IndexedOrganization => {
    const name = foldText(organization.OrganizationName);
    const city = foldTown(organization.City);
    const type = typeName(organization.TypeID);
    return {
      organization,
      name,
      city,
      typeId: type === noType ? NO_TYPE : String(organization.TypeID),
      typeName: type,
    };
  });
  const sorted = new Map<SortKey, readonly IndexedOrganization[]>();
  return {
    entries,
    sortedBy: (key) => {
      if (key === 'listed') return entries;
      const ready = sorted.get(key) ?? [...entries].sort(orders[key]);
      sorted.set(key, ready);
      return ready;
    },
  };
}
