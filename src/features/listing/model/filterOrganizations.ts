import { foldText, includesWords } from '@/shared/lib/text';
import type { MediaOrganization } from '../api/listingDto';
import type { IndexedOrganization, ListingIndex } from './indexOrganizations';
import type { SortKey } from './sortKey';

export interface ListingFilter {
  /** Words that must stand in the name, in any order. */
  filter: string;
  /** A TypeID, or '' for all. */
  type: string;
  /** A city in any spelling of case, or '' for all. */
  city: string;
}

/** The test for one filter, prepared once for all entries. */
export function entryMatcher({ filter, type, city }: ListingFilter): (entry: IndexedOrganization) => boolean {
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
