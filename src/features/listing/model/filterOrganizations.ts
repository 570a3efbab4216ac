import { foldText, includesWords } from '@/shared/lib/text';
import type { MediaOrganization } from '../api/listingDto';
import type { IndexedOrganization, ListingIndex, SortKey } from './indexOrganizations';

export interface ListingFilter {
  filter: string;
  type: string;
  city: string;
}

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
