import type { SortKey } from '@/features/listing';
import { clampPage } from '@/shared/lib/pager';
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

/** The listing's state, stored in the URL so that it survives a reload and can be shared (LST-10). */
export interface ListingView {
  /** The name to search for on the server, or ''. */
  name: string;
  /** Words that filter the loaded list in the browser, or ''. */
  filter: string;
  /** A TypeID, or '' for all. */
  type: string;
  city: string;
  sort: SortKey;
  page: number;
  /** Whether the filters are open on a phone, where they are collapsed at first. */
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

/** Whether this is the view in the prerendered HTML: the first page without search, filter, or sorting. */
export const isFirstView = (view: ListingView): boolean =>
  writeUrl(listingFields, { ...view, isFilterOpen: false }).size === 0;

/** The listing's view. A change that doesn't set `page` returns to the first page. */
export function useListingView() {
  const [view, change] = useUrlState(listingFields);
  const changeView = (changes: Partial<ListingView>, replace?: boolean): void =>
    change({ page: 0, ...changes }, replace);
  return [view, changeView] as const;
}

/** Rows per page (LST-1). */
export const PAGE_SIZE = 25;

/** The page (zero-based) and its first and last row (one-based). */
export function pageOf(total: number, wanted: number): { page: number; first: number; last: number } {
  const page = clampPage(wanted, total, PAGE_SIZE);
  return { page, first: page * PAGE_SIZE + 1, last: Math.min(total, (page + 1) * PAGE_SIZE) };
}
