import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { draftsCleared, draftsClaimed } from '@/shared/forms';
import { today, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { isRecord } from '@/shared/lib/is-record';
import { persistSlice } from '@/shared/lib/persist';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';
import { SEEN_SITES_KEY, safeLocalStorage } from '@/shared/lib/storage';
import type { TournamentSite } from '../api/sitesDto';
import { isSeen, withNoted, withSeen, movedFrom, movedWords, type SeenSites } from './seenEvents';

interface SeenState {
  /** What was seen, by the organization's Identifier. */
  byOwner: Readonly<Record<string, SeenSites>>;
}

const initialState: SeenState = { byOwner: {} };
const NONE: SeenSites = {};

/** The events as this browser last saw them, without names of people (ATT-23). Cleared together with the drafts. */
const seenSlice = createSlice({
  name: 'seenSites',
  initialState,
  reducers: {
    sitesSeen: (
      { byOwner },
      { payload }: PayloadAction<{ owner: string; sites: readonly TournamentSite[]; today: CalendarDate }>,
    ) => {
      const { owner, sites, today } = payload;
      return { byOwner: { ...byOwner, [owner]: withSeen(byOwner[owner] ?? NONE, sites, today) } };
    },
    moveNoted: ({ byOwner }, { payload }: PayloadAction<{ owner: string; siteIds: readonly number[] }>) => {
      const { owner, siteIds } = payload;
      return { byOwner: { ...byOwner, [owner]: withNoted(byOwner[owner] ?? NONE, siteIds) } };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftsCleared, () => initialState)
      .addCase(draftsClaimed, ({ byOwner }, { payload: owner }) => {
        const own = byOwner[owner];
        return { byOwner: own === undefined ? {} : { [owner]: own } };
      });
  },
});

export const { sitesSeen, moveNoted } = seenSlice.actions;

const seenSites = persistSlice(seenSlice, {
  storageKey: SEEN_SITES_KEY,
  area: safeLocalStorage,
  version: 1,
  whitelist: ['byOwner'],
  erasesEmpty: true,
  merge: (state, stored) => {
    const owners = Object.entries(isRecord(stored.byOwner) ? stored.byOwner : {}).map(([owner, sites]) => {
      const valid = Object.entries(isRecord(sites) ? sites : {}).filter((entry) => isSeen(entry[1]));
      return [owner, Object.fromEntries(valid) as SeenSites] as const;
    });
    return { ...state, byOwner: { ...state.byOwner, ...Object.fromEntries(owners) } };
  },
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof seenSites> {}
}

rootReducer.inject(seenSites);

const selectSeenSites = ({ seenSites: state }: RootState, owner: string): SeenSites => state?.byOwner[owner] ?? NONE;

/** Whether the stored sites are loaded: only then can a site be compared with what this browser saw before. */
const selectIsSeenRestored = ({ seenSites: state }: RootState): boolean =>
  (state as { _persist?: { rehydrated?: boolean } } | undefined)?._persist?.rehydrated === true;

/** Describes a site's dates or name from before it moved; undefined if it has not moved. */
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
