import type { Middleware, WithSlice } from '@reduxjs/toolkit';
import { createApi, QueryStatus } from '@reduxjs/toolkit/query/react';
import { dynamicMiddleware, rootReducer, type PortalDispatch, type RootState } from '@/shared/lib/root-reducer';
import { answersChangedElsewhere, answersForgotten, answersOutdated, answersRetried, listsAged } from './apiEvents';
import { baseQuery } from './baseQuery';
import type { ApiError } from './failure';
import { LIST_AGE_S } from './listAge';

/** One list, so that a slice can refresh another's data without importing it. */
const tags = [
  'Listing',
  'Organization',
  'OrganizationSummary',
  'Director',
  'Assistants',
  'Staff',
  'Lookups',
  'Schools',
  'School',
  'League',
  'Activities',
  'Sites',
  'SiteNotifications',
  'AgreementLookups',
] as const;

/** What organizations save. */
const savedTags: readonly Tag[] = [
  'Listing',
  'Organization',
  'OrganizationSummary',
  'Director',
  'Assistants',
  'Staff',
  'SiteNotifications',
];

/** Lists that other people change. */
const sharedTags: readonly Tag[] = [
  'Listing',
  'Director',
  'Assistants',
  'Staff',
  'Activities',
  'Sites',
  'SiteNotifications',
];

type Tag = (typeof tags)[number];

/** RTK Query keeps tags in plain objects, where an id such as `__proto__` would name an inherited property. */
export const tagOf = <Type extends Tag>(type: Type, id: string | number) => ({ type, id: `of ${String(id)}` });

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  catchSchemaFailure: (): ApiError => ({ kind: 'unreadable' }),
  endpoints: () => ({}),
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof baseApi> {}
}

type Read = (argument: unknown, options: { subscribe: false; forceRefetch: true }) => Parameters<PortalDispatch>[0];

/** Reads the shared lists again that a screen shows and that are too old (API-13). */
function refreshOldLists(state: RootState, dispatch: PortalDispatch): void {
  if (state.api === undefined) return;
  const { queries, subscriptions } = state.api;
  const oldest = Date.now() - LIST_AGE_S * 1000;
  const lists = baseApi.util.selectInvalidatedBy({ api: state.api }, sharedTags);
  for (const { queryCacheKey, endpointName, originalArgs } of lists) {
    const { status, fulfilledTimeStamp = Infinity } = queries[queryCacheKey] ?? {};
    const isShown = Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0;
    if (!isShown || status === QueryStatus.pending || fulfilledTimeStamp > oldest) continue;
    const endpoints: Readonly<Record<string, { initiate: Read }>> = baseApi.endpoints;
    const endpoint = endpoints[endpointName];
    if (endpoint !== undefined) dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  }
}

/** What the rest of the portal asks of the API by name, because only some screens load it. */
const apiEvents: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (answersForgotten.match(action)) store.dispatch(baseApi.util.resetApiState());
  if (listsAged.match(action)) refreshOldLists(store.getState() as RootState, store.dispatch as PortalDispatch);
  if (answersRetried.match(action)) store.dispatch(baseApi.internalActions.onOnline());
  if (answersOutdated.match(action)) store.dispatch(baseApi.util.invalidateTags([...tags]));
  if (answersChangedElsewhere.match(action)) store.dispatch(baseApi.util.invalidateTags([...savedTags]));
  return result;
};

rootReducer.inject(baseApi);
dynamicMiddleware.addMiddleware(baseApi.middleware, apiEvents);
