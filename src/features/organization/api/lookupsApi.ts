import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { apiPath, baseApi } from '@/shared/api';
import type { ApiError, ApiPath, ApiRequest, NoArgument } from '@/shared/api';
import { lookupAnswered, selectLookup, type LookupName } from '../model/lookupsSlice';
import type { LookupItem, OrganizationType } from './organizationDto';

type Sent = { data: unknown; error?: never } | { data?: never; error: ApiError };
type Send = (request: ApiRequest) => PromiseLike<Sent>;

const holds = (item: unknown, id: string, name: string): boolean =>
  typeof item === 'object' &&
  item !== null &&
  typeof Reflect.get(item, name) === 'string' &&
  ['number', 'string'].includes(typeof Reflect.get(item, id));

const isLookupItem = (item: unknown): item is LookupItem => holds(item, 'Id', 'Name');
const isOrganizationType = (item: unknown): item is OrganizationType => holds(item, 'TypeID', 'Type');

/** Answers a look-up from what was kept, or asks for it and keeps the answer. What cannot be chosen is left out. */
const cached =
  <T>(name: LookupName, path: ApiPath, isItem: (item: unknown) => item is T) =>
  async (_arg: unknown, { dispatch, getState }: BaseQueryApi, _extra: unknown, send: Send) => {
    const kept = selectLookup(getState(), name, Date.now())?.filter(isItem) ?? [];
    if (kept.length > 0) return { data: kept };
    const answer = await send({ path, answer: 'list' });
    if (answer.error !== undefined) return { error: answer.error };
    const items = Array.isArray(answer.data) ? answer.data.filter(isItem) : [];
    if (items.length > 0) dispatch(lookupAnswered(name, items));
    return { data: items };
  };

const lookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCounties: build.query<LookupItem[], NoArgument>({
      queryFn: cached('counties', apiPath`/contact/county`, isLookupItem),
      providesTags: ['Lookups'],
    }),
    getStates: build.query<LookupItem[], NoArgument>({
      queryFn: cached('states', apiPath`/contact/state`, isLookupItem),
      providesTags: ['Lookups'],
    }),
    getOrganizationTypes: build.query<OrganizationType[], NoArgument>({
      queryFn: cached('types', apiPath`/org/types`, isOrganizationType),
      providesTags: ['Lookups'],
    }),
  }),
});

export const { useGetCountiesQuery, useGetStatesQuery, useGetOrganizationTypesQuery } = lookupsApi;
