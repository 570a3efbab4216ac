import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSearchListingQuery, type MediaOrganization } from '@/features/listing';

interface NameSearch {
  /** What was found; undefined while there is no search or it has no answer yet. */
  results: MediaOrganization[] | undefined;
  /** No match, or no answer: both are the same alert (specification, section 8). */
  failed: boolean;
  dismiss: () => void;
  /** Asks again for the name that was asked for last. */
  repeat: () => void;
  /** Grows with every search that found something. */
  found: number;
}

/** The search at the server. `onNothing` brings the full list back when a search finds nothing or fails. */
export function useNameSearch(name: string, onNothing: () => void): NameSearch {
  const query = useSearchListingQuery(name === '' ? skipToken : name, { refetchOnMountOrArgChange: true });
  const [failed, setFailed] = useState(false);
  const [found, setFound] = useState(0);
  const results = query.isFetching ? undefined : query.currentData;
  const outcome =
    name === '' || query.isFetching
      ? 'none'
      : query.isError || results?.length === 0
        ? 'nothing'
        : results
          ? 'found'
          : 'none';

  useEffect(() => {
    if (outcome === 'none') return;
    setFailed(outcome === 'nothing');
    if (outcome === 'found') setFound((count) => count + 1);
    else onNothing();
    // One reaction to each answer; onNothing is another function in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [outcome, query.fulfilledTimeStamp]);

  return {
    results: outcome === 'found' ? results : undefined,
    failed,
    dismiss: () => {
      setFailed(false);
    },
    repeat: () => void query.refetch(),
    found,
  };
}
