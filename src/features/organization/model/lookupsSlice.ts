import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { createMigrate, REHYDRATE, type PersistedState } from 'redux-persist';
import { isRecord } from '@/shared/lib/is-record';
import { registerPersistedSlice } from '@/shared/lib/persist';
import { safeLocalStorage } from '@/shared/lib/storage';

/** Public lookups only: nothing personal may be kept here (API-9). */
export type LookupName = 'counties' | 'states' | 'types';

interface KeptLookup {
  at: number;
  items: readonly unknown[];
}

type LookupsState = Partial<Record<LookupName, KeptLookup>>;

/** API-9. */
const KEY = 'useHTTPcache';
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const NAMES: readonly LookupName[] = ['counties', 'states', 'types'];

const isKept = (kept: unknown): kept is KeptLookup =>
  isRecord(kept) && typeof kept.at === 'number' && Array.isArray(kept.items) && kept.items.length > 0;

const initialState: LookupsState = {};

export const lookupsSlice = createSlice({
  name: 'lookups',
  initialState,
  reducers: {
    lookupAnswered: {
      prepare: (name: LookupName, items: readonly unknown[]) => ({ payload: { name, items, at: Date.now() } }),
      reducer: (state, { payload: { name, items, at } }: PayloadAction<KeptLookup & { name: LookupName }>) => ({
        ...state,
        [name]: { at, items },
      }),
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: UnknownAction): action is PayloadAction<Record<string, unknown> | undefined> & { key: string } =>
        action.type === REHYDRATE && action.key === KEY,
      (state, { payload = {} }) => {
        const kept = NAMES.flatMap((name) => (isKept(payload[name]) ? [[name, payload[name]] as const] : []));
        return { ...Object.fromEntries(kept), ...state };
      },
    );
  },
});

export const { lookupAnswered } = lookupsSlice.actions;

/** Earlier versions had another shape. */
const migrations: Record<number, (state: PersistedState) => PersistedState> = { 2: () => undefined };

registerPersistedSlice({
  reducerPath: lookupsSlice.reducerPath,
  reducer: lookupsSlice.reducer,
  key: KEY,
  // API-9 specifies the whole key.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- redux-persist 6 is the last release and keeps it
  keyPrefix: '',
  version: 2,
  migrate: createMigrate(migrations),
  whitelist: [...NAMES],
  area: safeLocalStorage,
});

export function selectLookup(state: unknown, name: LookupName, now: number): readonly unknown[] | undefined {
  const { lookups = {} } = state as { lookups?: LookupsState };
  const kept = lookups[name];
  return kept !== undefined && kept.at <= now && now - kept.at < LIFETIME_MS ? kept.items : undefined;
}
