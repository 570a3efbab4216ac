import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import type { RootState } from '@/shared/lib/root-reducer';
import type { TournamentSite } from '../api/sitesDto';
import { movedFrom, movedWords, withSeen } from './seenEvents';
import { selectIsSeenRestored, selectSeenSites, sitesSeen } from './seenSlice';

/** The old values of a site that has moved, in words; undefined for one that has not. */
type MovedWords = (site: TournamentSite) => string | undefined;

export function useMoved(owner: string): MovedWords {
  const seen = useSelector((state: RootState) => selectSeenSites(state, owner));
  return useCallback(
    (site) => {
      const was = movedFrom(seen[site.ID], site);
      return was === undefined ? undefined : movedWords(was, site);
    },
    [seen],
  );
}

/** Records these sites as seen in this browser; `sites` is undefined while they load. */
export function useRecordSeen(owner: string, sites: readonly TournamentSite[] | undefined): void {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const isRestored = useSelector(selectIsSeenRestored);
  useEffect(() => {
    if (!isRestored || owner === '' || sites === undefined || sites.length === 0) return;
    const before = selectSeenSites(store.getState(), owner);
    const day = today();
    if (withSeen(before, sites, day) !== before) dispatch(sitesSeen({ owner, sites, today: day }));
  }, [dispatch, store, owner, sites, isRestored]);
}
