import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord } from '@/shared/lib/is-record';
import { persistSlice } from '@/shared/lib/persist';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';
import { safeLocalStorage } from '@/shared/lib/storage';
import {
  apiPath,
  baseApi,
  isLost,
  readEntries,
  unconfirmed,
  withReading,
  type Answer,
  type ApiPath,
  type NoArgument,
  type Reader,
  type Reading,
  type Send,
} from '@/shared/api';
import type { ChoiceLists } from '../model/identifyChoices';
import { readLookupItem, readOrganizationType, type LookupItem, type OrganizationType } from './organizationDto';

/** The lookups that are stored in the browser: public ones only, nothing personal (API-9). */
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
  // Discards what earlier versions stored, because it had another shape.
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

function selectLookup(state: RootState, name: LookupName, now: number): readonly unknown[] | undefined {
  const kept = state.lookups?.[name];
  return kept !== undefined && kept.at <= now && now - kept.at < LIFETIME_MS ? kept.items : undefined;
}

const cached =
  <T>(name: LookupName, path: ApiPath, { reader, idOf }: { reader: Reader<T>; idOf: (item: T) => number | string }) =>
  async (
    _arg: unknown,
    { dispatch, getState }: BaseQueryApi,
    _extra: unknown,
    send: Send,
  ): Promise<Answer<Reading<T[]>>> => {
    const kept = readEntries(selectLookup(getState() as RootState, name, Date.now()), reader, idOf);
    if (kept.value.length > 0) return { data: kept };
    const response = await send({ path, response: 'list' });
    if (response.error !== undefined) return response;
    const read = readEntries(response.data, reader, idOf);
    if (isLost(read)) return unconfirmed();
    // Does not store an empty or partly unreadable list, so that the next page load asks the server again.
    if (read.value.length > 0 && read.unreadable === 0) dispatch(lookupLoaded(name, read.value));
    return { data: read };
  };

const idOfItem = ({ Id }: LookupItem) => Id;

const lookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCounties: build.query<Reading<LookupItem[]>, NoArgument>({
      queryFn: cached('counties', apiPath`/contact/county`, { reader: readLookupItem, idOf: idOfItem }),
      providesTags: ['Lookups'],
    }),
    getStates: build.query<Reading<LookupItem[]>, NoArgument>({
      queryFn: cached('states', apiPath`/contact/state`, { reader: readLookupItem, idOf: idOfItem }),
      providesTags: ['Lookups'],
    }),
    getOrganizationTypes: build.query<Reading<OrganizationType[]>, NoArgument>({
      queryFn: cached('types', apiPath`/org/types`, { reader: readOrganizationType, idOf: ({ TypeID }) => TypeID }),
      providesTags: ['Lookups'],
    }),
  }),
});

const { getStates, getOrganizationTypes } = lookupsApi.endpoints;
type ApiState = Parameters<ReturnType<typeof getStates.select>>[0];

/** The states and types from the API's cache; a list that is not loaded is empty. */
export const choiceListsIn = (state: unknown): ChoiceLists => ({
  states: getStates.select()(state as ApiState).data?.value ?? [],
  types: getOrganizationTypes.select()(state as ApiState).data?.value ?? [],
});

export const useGetCountiesQuery = withReading(lookupsApi.useGetCountiesQuery);
export const useGetStatesQuery = withReading(lookupsApi.useGetStatesQuery);
export const useGetOrganizationTypesQuery = withReading(lookupsApi.useGetOrganizationTypesQuery);
