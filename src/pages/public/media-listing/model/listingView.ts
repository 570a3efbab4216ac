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
import { clampPage } from '@/shared/lib/pager';

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

/** Rows per page (LST-1). */
export const PAGE_SIZE = 25;

/** The page (zero-based) and its first and last row (one-based). */
export function pageOf(total: number, wanted: number): { page: number; first: number; last: number } {
  const page = clampPage(wanted, total, PAGE_SIZE);
  return { page, first: page * PAGE_SIZE + 1, last: Math.min(total, (page + 1) * PAGE_SIZE) };
}
