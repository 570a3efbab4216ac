import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSearchListingQuery, type MediaOrganization } from '@/features/listing';

interface NameSearch {
  /** What was found; undefined while there is no search, it has no answer yet, or it found nothing. */
  results: MediaOrganization[] | undefined;
  /** No match, or no answer: both are the same alert (LST-5). */
  failed: boolean;
  /** Asks again for the same name. */
  repeat: () => void;
}

/** The search at the server, for the name in the address. One that finds nothing has the full list reloaded. */
export function useNameSearch(name: string, reloadList: () => void): NameSearch {
  const query = useSearchListingQuery(name === '' ? skipToken : name, { refetchOnMountOrArgChange: true });
  const answered = name !== '' && !query.isFetching;
  const results = answered && query.isSuccess && query.data.length > 0 ? query.data : undefined;
  const failed = answered && results === undefined && !query.isUninitialized;

  useEffect(() => {
    if (failed) reloadList();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per failure; reloadList changes with every render
  }, [failed]);

  return {
    results,
    failed,
    repeat: () => void query.refetch(),
  };
}
