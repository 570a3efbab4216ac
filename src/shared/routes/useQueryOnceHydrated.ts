import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const neverChanges = () => () => undefined;

/** Prerendered documents have no query: hydrates without one, then follows the address. */
export function useQueryOnceHydrated(): URLSearchParams {
  const [search] = useSearchParams();
  const query = useSyncExternalStore(
    neverChanges,
    () => search.toString(),
    () => '',
  );
  return new URLSearchParams(query);
}
