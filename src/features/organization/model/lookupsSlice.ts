import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import { persistSlice } from '@/shared/lib/persist';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';
import { safeLocalStorage } from '@/shared/lib/storage';

/** Public lookups only: nothing personal may be kept here (API-9). */
export type LookupName = 'counties' | 'states' | 'types';

interface StoredLookup {
  at: number;
  items: readonly unknown[];
}

type LookupsState = Partial<Record<LookupName, StoredLookup>>;

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const NAMES: readonly LookupName[] = ['counties', 'states', 'types'];

const isKept = (kept: unknown): kept is StoredLookup =>
  isRecord(kept) && typeof kept.at === 'number' && Array.isArray(kept.items) && kept.items.length > 0;

const initialState: LookupsState = {};

const lookupsSlice = createSlice({
  name: 'lookups',
  initialState,
  reducers: {
    lookupLoaded: {
      prepare: (name: LookupName, items: readonly unknown[]) => ({ payload: { name, items, at: Date.now() } }),
      reducer: (state, { payload: { name, items, at } }: PayloadAction<StoredLookup & { name: LookupName }>) => ({
        ...state,
        [name]: { at, items },
      }),
    },
  },
});

export const { lookupLoaded } = lookupsSlice.actions;

const lookups = persistSlice(lookupsSlice, {
  storageKey: 'useHTTPcache',
  area: safeLocalStorage,
  version: 2,
  // Earlier versions had another shape.
  migrations: { 2: () => undefined },
  whitelist: [...NAMES],
  merge: (state, stored) => {
    const kept = NAMES.flatMap((name) => (isKept(stored[name]) ? [[name, stored[name]] as const] : []));
    return { ...Object.fromEntries(kept), ...state };
  },
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof lookups> {}
}

rootReducer.inject(lookups);

export function selectLookup(state: RootState, name: LookupName, now: number): readonly unknown[] | undefined {
  const kept = state.lookups?.[name];
  return kept !== undefined && kept.at <= now && now - kept.at < LIFETIME_MS ? kept.items : undefined;
}
