import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const neverChanges = () => () => undefined;

/**
 * The query of the address, for screens that are prerendered. Their documents are drawn without one, and React compares
 * what it takes over with that: the page is taken over as it is, and follows its address at once.
 */
export function useQueryOnceHydrated(): URLSearchParams {
  const [search] = useSearchParams();
  const query = useSyncExternalStore(
    neverChanges,
    () => search.toString(),
    () => '',
  );
  return new URLSearchParams(query);
}
