import { foldText } from '@/shared/lib/text';
import { entryMatcher } from './filterOrganizations';
import type { ListingFilter } from './filterOrganizations';
import type { IndexedOrganization, ListingIndex } from './indexOrganizations';

export interface Facet {
  value: string;
  label: string;
  /** How many organizations the choice would leave, with the other filters as they are. */
  count: number;
}

export interface ListingFacets {
  types: Facet[];
  cities: Facet[];
}

/** Counts the entries by a key, in the order in which they come. */
function countBy(
  entries: readonly IndexedOrganization[],
  keyOf: (entry: IndexedOrganization) => string,
  facetOf: (entry: IndexedOrganization) => Omit<Facet, 'count'>,
  isCounted: (entry: IndexedOrganization) => boolean,
): Map<string, Facet> {
  const facets = new Map<string, Facet>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === '') continue;
    const facet = facets.get(key) ?? { ...facetOf(entry), count: 0 };
    if (isCounted(entry)) facet.count += 1;
    facets.set(key, facet);
  }
  return facets;
}

/** The facets that would leave something, and the chosen one even where it leaves nothing. */
const offered = (facets: Map<string, Facet>, chosen: string): Facet[] =>
  [...facets].filter(([key, { count }]) => count > 0 || key === chosen).map(([, facet]) => facet);

/** The types and cities to choose from. A facet's own choice does not narrow its list. */
export function listingFacets(index: ListingIndex, filter: ListingFilter): ListingFacets {
  const types = countBy(
    index.sortedBy('type'),
    ({ typeId }) => typeId,
    ({ typeId, typeName }) => ({ value: typeId, label: typeName }),
    entryMatcher({ ...filter, type: '' }),
  );
  const cities = countBy(
    index.sortedBy('city'),
    ({ city }) => city,
    ({ organization: { City } }) => ({ value: City ?? '', label: City ?? '' }),
    entryMatcher({ ...filter, city: '' }),
  );
  return { types: offered(types, filter.type), cities: offered(cities, foldText(filter.city)) };
}
