import { useSearchParams } from 'react-router-dom';
import { useQueryOnceHydrated } from '@/shared/routes';
import { readListingUrl, writeListingUrl, type ListingView } from './listingUrl';

type ChangeView = (change: Partial<ListingView>, options?: { replace?: boolean }) => void;

/** The listing's view, kept in the address. A change that does not name a page starts at the first. */
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
