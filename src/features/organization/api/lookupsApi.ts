import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import {
  apiPath,
  baseApi,
  isLost,
  readEntries,
  withReading,
  type ApiError,
  type ApiPath,
  type NoArgument,
  type Reader,
  type Reading,
} from '@/shared/api';
import type { RootState } from '@/shared/lib/root-reducer';
import type { Send } from '@/shared/forms';
import type { ChoiceLists } from '../model/identifyChoices';
import { lookupLoaded, selectLookup, type LookupName } from '../model/lookupsSlice';
import type { LookupItem, OrganizationType } from './organizationDto';
import { readLookupItem, readOrganizationType } from './readOrganization';

const cached =
  <T>(name: LookupName, path: ApiPath, { reader, idOf }: { reader: Reader<T>; idOf: (item: T) => number | string }) =>
  async (
    _arg: unknown,
    { dispatch, getState }: BaseQueryApi,
    _extra: unknown,
    send: Send,
  ): Promise<{ data: Reading<T[]> } | { error: ApiError }> => {
    const kept = readEntries(selectLookup(getState() as RootState, name, Date.now()), reader, idOf);
    if (kept.value.length > 0) return { data: kept };
    const response = await send({ path, response: 'list' });
    if (response.error !== undefined) return { error: response.error };
    const read = readEntries(response.data, reader, idOf);
    if (isLost(read)) return { error: { kind: 'unreadable' } };
    // A partly unreadable response is not cached, so the next query asks again.
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

/** The lists that are loaded. */
export const choiceListsIn = (state: unknown): ChoiceLists => ({
  states: getStates.select()(state as ApiState).data?.value ?? [],
  types: getOrganizationTypes.select()(state as ApiState).data?.value ?? [],
});

export const useGetCountiesQuery = withReading(lookupsApi.useGetCountiesQuery);
export const useGetStatesQuery = withReading(lookupsApi.useGetStatesQuery);
export const useGetOrganizationTypesQuery = withReading(lookupsApi.useGetOrganizationTypesQuery);
