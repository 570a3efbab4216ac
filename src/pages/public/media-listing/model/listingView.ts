import { useSearchParams } from 'react-router-dom';
import { isSortKey, type SortKey } from '@/features/listing';
import { useQueryOnceHydrated } from '@/shared/routes';

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
  /** Zero-based here, one-based in the address. */
  page: number;
  /** On phones, where the filters are collapsed. */
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

/** Leaves out default values. */
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

/** The view that the prerendered document shows. */
export const isFirstView = (view: ListingView): boolean => writeListingUrl({ ...view, isFilterOpen: false }).size === 0;

type ChangeView = (change: Partial<ListingView>, options?: { replace?: boolean }) => void;

/** A change that doesn't name a page goes back to the first. */
export function useListingView(): [ListingView, ChangeView] {
  const [, setSearch] = useSearchParams();
  const changeView: ChangeView = (change, options = {}) => {
    setSearch((current) => writeListingUrl({ ...readListingUrl(current), page: 0, ...change }), {
      replace: options.replace ?? false,
      preventScrollReset: true,
    });
  };
  return [readListingUrl(useQueryOnceHydrated()), changeView];
}
