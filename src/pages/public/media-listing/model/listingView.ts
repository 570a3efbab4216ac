import type { SortKey } from '@/features/listing';
import {
  urlFlag,
  urlPage,
  urlText,
  urlTrimmed,
  urlWord,
  useUrlState,
  writeUrl,
  type UrlFields,
} from '@/shared/routes/useUrlState';

/** The listing's state, kept in the address so that it can be reloaded and shared (LST-10). */
export interface ListingView {
  /** Sent to the server. */
  name: string;
  /** Filters on the client. */
  filter: string;
  /** A TypeID, or '' for all. */
  type: string;
  city: string;
  sort: SortKey;
  page: number;
  /** On phones, where the filters are collapsed. */
  isFilterOpen: boolean;
}

export const listingFields: UrlFields<ListingView> = {
  name: urlTrimmed,
  filter: urlText,
  type: urlText,
  city: urlText,
  sort: urlWord(['listed', 'name', 'city', 'type']),
  page: urlPage,
  isFilterOpen: urlFlag('filters', 'open'),
};

/** The view that the prerendered document shows. */
export const isFirstView = (view: ListingView): boolean =>
  writeUrl(listingFields, { ...view, isFilterOpen: false }).size === 0;

/** A change that doesn't name a page goes back to the first. */
export function useListingView() {
  const [view, change] = useUrlState(listingFields);
  const changeView = (changes: Partial<ListingView>, replace?: boolean): void => {
    change({ page: 0, ...changes }, replace);
  };
  return [view, changeView] as const;
}
