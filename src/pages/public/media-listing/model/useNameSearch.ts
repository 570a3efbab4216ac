import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSearchListingQuery } from '@/features/listing';

/** Searches on the server for the name in the address. */
export function useNameSearch(name: string, onNothingFound: () => void) {
  const query = useSearchListingQuery(name === '' ? skipToken : name, { refetchOnMountOrArgChange: true });
  const isLoaded = name !== '' && !query.isFetching;
  const results = isLoaded && query.isSuccess && query.data?.length ? query.data : undefined;
  const failed = isLoaded && results === undefined && !query.isUninitialized;

  useEffect(() => {
    if (failed) onNothingFound();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per failure; the callback changes on every render
  }, [failed]);

  return {
    /** Undefined while there is no search, no response, or no match. */
    results,
    /** Whether the search found nothing or failed: both show the same alert (LST-5). */
    failed,
    repeat: () => void query.refetch(),
  };
}
