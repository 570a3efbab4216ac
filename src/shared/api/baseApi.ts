import type { Middleware, WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { dynamicMiddleware, rootReducer, type RootState } from '@/shared/lib/root-reducer';
import {
  responsesChangedInOtherTab,
  responsesForgotten,
  responsesOutdated,
  responsesRetried,
  listsAged,
} from './apiEvents';
import { baseQuery } from './baseQuery';

/** Ages in seconds at which lists that other people change are refetched (API-13): when a screen opens, and while it is open. */
const OPENED_AGAIN_S = 60;
export const LIST_AGE_S = 10 * 60;

/** Options for the query hooks of lists that other people change. */
export const SHARED_LIST = { refetchOnMountOrArgChange: OPENED_AGAIN_S };

/** All tags in one list, so that a slice can refresh another's data without importing it. */
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

type Tag = (typeof tags)[number];

const savedLists: readonly Tag[] = ['Listing', 'Director', 'Assistants', 'Staff', 'SiteNotifications'];

/** The tags of the data that organizations save, and that another tab may have changed. */
const savedTags: readonly Tag[] = [...savedLists, 'Organization', 'OrganizationSummary'];

/** The tags of the lists that other people change (API-13). */
const sharedTags: readonly Tag[] = [...savedLists, 'Activities', 'Sites'];

/** Prefixes the id, because RTK Query keeps tags in plain objects, where `__proto__`, for example, names an inherited property. */
export const tagOf = <Type extends Tag>(type: Type, id: string | number) => ({ type, id: `of ${id}` });

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof baseApi> {}
}

/**
 * Updates the cached data once a write succeeds, before it is refetched. Otherwise, a form that opens in between would start
 * from the old data and write it over what was saved.
 */
export async function patchCacheAfter(write: PromiseLike<unknown>, update: () => void): Promise<void> {
  try {
    await write;
  } catch {
    return;
  }
  update();
}

/** Whether a list of `sharedTags` is older than `LIST_AGE_S` (API-13). */
function isAnyListOld({ api }: RootState): boolean {
  if (api === undefined) return false;
  const oldest = Date.now() - LIST_AGE_S * 1000;
  return baseApi.util
    .selectInvalidatedBy({ api }, sharedTags)
    .some(({ queryCacheKey }) => (api.queries[queryCacheKey]?.fulfilledTimeStamp ?? oldest) < oldest);
}

/** Handles the plain actions with which the rest of the portal controls the API, because only some screens load its code. */
const apiEvents: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (responsesForgotten.match(action)) store.dispatch(baseApi.util.resetApiState());
  if (listsAged.match(action) && isAnyListOld(store.getState() as RootState)) {
    // Refetches what a screen shows, and removes the rest from the cache.
    store.dispatch(baseApi.util.invalidateTags([...sharedTags]));
  }
  if (responsesRetried.match(action)) store.dispatch(baseApi.internalActions.onOnline());
  if (responsesOutdated.match(action)) store.dispatch(baseApi.util.invalidateTags([...tags]));
  if (responsesChangedInOtherTab.match(action)) store.dispatch(baseApi.util.invalidateTags([...savedTags]));
  return result;
};

rootReducer.inject(baseApi);
dynamicMiddleware.addMiddleware(baseApi.middleware, apiEvents);
