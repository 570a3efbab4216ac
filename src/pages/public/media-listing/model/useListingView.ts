import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListingUrl, writeListingUrl, type ListingView } from './listingUrl';

type ChangeView = (change: Partial<ListingView>, options?: { replace?: boolean }) => void;

const neverChanges = () => () => undefined;

/** The listing's view, kept in the address. A change that does not name a page starts at the first. */
export function useListingView(): [ListingView, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const changeView: ChangeView = (change, options = {}) => {
    setSearch((current) => writeListingUrl({ ...readListingUrl(current), page: 0, ...change }), {
      replace: options.replace ?? false,
      preventScrollReset: true,
    });
  };
  // The prerendered page was drawn without a query: it is taken over as it is, and follows the address at once.
  const query = useSyncExternalStore(
    neverChanges,
    () => search.toString(),
    () => '',
  );
  return [readListingUrl(new URLSearchParams(query)), changeView];
}
