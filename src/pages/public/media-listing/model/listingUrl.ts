import { isSortKey, type SortKey } from '@/features/listing';

/** What the address says of the listing: it can be reloaded, sent to a colleague and gone back to (LST-10). */
export interface ListingView {
  /** Searched for at the server. */
  name: string;
  /** Typed into the box; narrows what is on the screen at once. */
  filter: string;
  /** A TypeID, or '' for all. */
  type: string;
  city: string;
  sort: SortKey;
  /** Zero-based; one-based in the address. */
  page: number;
  /** On phones, where the filters are behind a button. */
  isFilterOpen: boolean;
}

export function readListingUrl(search: URLSearchParams): ListingView {
  const sort = search.get('sort');
  const page = search.get('page') ?? '';
  return {
    name: search.get('name')?.trim() ?? '',
    filter: search.get('filter') ?? '',
    type: search.get('type') ?? '',
    city: search.get('city') ?? '',
    sort: isSortKey(sort) ? sort : 'listed',
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) - 1 : 0,
    isFilterOpen: search.get('filters') === 'open',
  };
}

/** The shortest address that says the same: what is as it was at first is left out. */
export function writeListingUrl({ name, filter, type, city, sort, page, isFilterOpen }: ListingView): URLSearchParams {
  const entries: [string, string][] = [
    ['name', name],
    ['filter', filter],
    ['type', type],
    ['city', city],
    ['sort', sort === 'listed' ? '' : sort],
    ['page', page === 0 ? '' : String(page + 1)],
    ['filters', isFilterOpen ? 'open' : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** Whether the view is of the listing as it comes, from its start: the document's own. */
export const isFirstView = (view: ListingView): boolean => writeListingUrl({ ...view, isFilterOpen: false }).size === 0;
