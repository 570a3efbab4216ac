import { isRecord } from '@/shared/lib/is-record';
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
import type { ChoiceLists } from '../model/organizationParts';
import { readLookupItem, readOrganizationType, type LookupItem, type OrganizationType } from './organizationDto';

/** The lookups that are stored in the browser: public ones only, nothing personal (API-9). */
type LookupName = 'counties' | 'states' | 'types';

const STORAGE_KEY = 'useHTTPcache';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Reads what is stored. It may be from an earlier release or damaged, so whatever is not a lookup is ignored (DRF-6). */
function storedLookups(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(safeLocalStorage.read(STORAGE_KEY) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function freshItems(name: LookupName): unknown {
  const kept = storedLookups()[name];
  if (!isRecord(kept) || typeof kept.at !== 'number') return undefined;
  const age = Date.now() - kept.at;
  return age >= 0 && age < LIFETIME_MS ? kept.items : undefined;
}

function storeItems(name: LookupName, items: readonly unknown[]): void {
  const kept = { at: Date.now(), items };
  safeLocalStorage.write(STORAGE_KEY, JSON.stringify({ ...storedLookups(), [name]: kept }));
}

const cached =
  <T>(name: LookupName, path: ApiPath, { reader, idOf }: { reader: Reader<T>; idOf: (item: T) => number | string }) =>
  async (_arg: unknown, _api: unknown, _extra: unknown, send: Send): Promise<Answer<Reading<T[]>>> => {
    const kept = readEntries(freshItems(name), reader, idOf);
    if (kept.value.length > 0) return { data: kept };
    const response = await send({ path, response: 'list' });
    if (response.error !== undefined) return response;
    const read = readEntries(response.data, reader, idOf);
    if (isLost(read)) return unconfirmed();
    // Does not store an empty or partly unreadable list, so that the next page load asks the server again.
    if (read.value.length > 0 && read.unreadable === 0) storeItems(name, read.value);
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

/** The states and types in RTK Query's cache; a list that is not loaded is empty. */
export const choiceListsIn = (state: unknown): ChoiceLists => ({
  states: getStates.select()(state as ApiState).data?.value ?? [],
  types: getOrganizationTypes.select()(state as ApiState).data?.value ?? [],
});

export const useGetCountiesQuery = withReading(lookupsApi.useGetCountiesQuery);
export const useGetStatesQuery = withReading(lookupsApi.useGetStatesQuery);
export const useGetOrganizationTypesQuery = withReading(lookupsApi.useGetOrganizationTypesQuery);
