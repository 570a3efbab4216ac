import { foldText } from '@/shared/lib/text';
import type { ListingIndex } from './indexOrganizations';
import { listingFacets, type Facet } from './listingFacets';

/** The cities that stand word for word in a text, with how many organizations of the type each of them has. */
export function citiesNamed(index: ListingIndex, text: string, type: string): Facet[] {
  const words = foldText(text);
  if (words === '') return [];
  return listingFacets(index, { filter: '', type, city: '' }).cities.filter(({ label }) =>
    ` ${words} `.includes(` ${foldText(label)} `),
  );
}
