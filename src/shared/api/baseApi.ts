import type { Middleware, WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { dynamicMiddleware, rootReducer } from '@/shared/lib/root-reducer';
import { answersChangedElsewhere, answersForgotten, answersOutdated, answersRetried } from './apiEvents';
import { baseQuery } from './baseQuery';
import type { ApiError } from './failure';

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

/** What the rest of the portal asks of the API by name, because only some screens load it. */
const apiEvents: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (answersForgotten.match(action)) store.dispatch(baseApi.util.resetApiState());
  if (answersRetried.match(action)) store.dispatch(baseApi.internalActions.onOnline());
  if (answersOutdated.match(action)) store.dispatch(baseApi.util.invalidateTags([...tags]));
  if (answersChangedElsewhere.match(action)) store.dispatch(baseApi.util.invalidateTags([...savedTags]));
  return result;
};

rootReducer.inject(baseApi);
dynamicMiddleware.addMiddleware(baseApi.middleware, apiEvents);
