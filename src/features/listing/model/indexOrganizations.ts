import { compareText, foldText, includesWords, compareNames } from '@/shared/lib/text';
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

/** The filter's value for every TypeID that has no name, because all of these are shown as "Not Provided" (GEN-15). */
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
) {
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
    sortedBy: (key: SortKey): readonly IndexedOrganization[] => {
      if (key === 'listed') return entries;
      const ready = sorted.get(key) ?? [...entries].sort(orders[key]);
      sorted.set(key, ready);
      return ready;
    },
  };
}

export type ListingIndex = ReturnType<typeof indexOrganizations>;

export interface ListingFilter {
  filter: string;
  type: string;
  city: string;
}

function entryMatcher({ filter, type, city }: ListingFilter): (entry: IndexedOrganization) => boolean {
  const words = foldText(filter);
  const place = foldText(city);
  return (entry) =>
    (type === '' || entry.typeId === type) &&
    (place === '' || entry.city === place) &&
    includesWords(entry.name, words);
}

export function filterOrganizations(
  index: ListingIndex,
  { sort, ...filter }: ListingFilter & { sort: SortKey },
): MediaOrganization[] {
  return index
    .sortedBy(sort)
    .filter(entryMatcher(filter))
    .map(({ organization }) => organization);
}

export interface Facet {
  value: string;
  label: string;
  /** How many organizations match this option together with the other filters. */
  count: number;
}

export interface ListingFacets {
  types: Facet[];
  cities: Facet[];
}

interface FacetKind {
  keyOf: (entry: IndexedOrganization) => string;
  facetOf: (entry: IndexedOrganization) => Omit<Facet, 'count'>;
  chosen: string;
  isCounted: (entry: IndexedOrganization) => boolean;
}

// Compares without Intl.Collator: creating one would take as long as rendering the list.
const byLabel = (a: Facet, b: Facet): number => compareNames(a.label, b.label);

function countFacets(
  entries: readonly IndexedOrganization[],
  { keyOf, facetOf, chosen, isCounted }: FacetKind,
): Facet[] {
  const facets = new Map<string, Facet>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === '') continue;
    let facet = facets.get(key);
    if (facet === undefined) facets.set(key, (facet = { ...facetOf(entry), count: 0 }));
    if (isCounted(entry)) facet.count += 1;
  }
  return [...facets]
    .filter(([key, { count }]) => count > 0 || key === chosen)
    .map(([, facet]) => facet)
    .sort(byLabel);
}

/** The options of both filters. Each filter ignores its own choice, so that its other options stay available. */
export function listingFacets({ entries }: ListingIndex, filter: ListingFilter): ListingFacets {
  return {
    types: countFacets(entries, {
      keyOf: ({ typeId }) => typeId,
      facetOf: ({ typeId, typeName }) => ({ value: typeId, label: typeName }),
      chosen: filter.type,
      isCounted: entryMatcher({ ...filter, type: '' }),
    }),
    cities: countFacets(entries, {
      keyOf: ({ city }) => city,
      facetOf: ({ organization: { City } }) => ({ value: City, label: City }),
      chosen: foldText(filter.city),
      isCounted: entryMatcher({ ...filter, city: '' }),
    }),
  };
}

/** Finds the cities whose whole names occur in the text, each with its number of organizations of the type. */
export function matchingCities(index: ListingIndex, text: string, type: string): Facet[] {
  const words = foldText(text);
  if (words === '') return [];
  return listingFacets(index, { filter: '', type, city: '' }).cities.filter(({ label }) =>
    ` ${words} `.includes(` ${foldText(label)} `),
  );
}
