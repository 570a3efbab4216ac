import { compareNames, foldText } from '@/shared/lib/text';
import type { IndexedOrganization, ListingIndex } from './indexOrganizations';
import { entryMatcher, type ListingFilter } from './filterOrganizations';

export interface Facet {
  value: string;
  label: string;
  /** How many organizations this choice would leave under the other filters. */
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
