import type { Middleware } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { registerSlice } from '@/shared/lib/lazy-slices';
import { answersChangedElsewhere, answersForgotten, answersOutdated, answersRetried } from './apiEvents';
import { baseQuery } from './baseQuery';
import type { ApiError } from './failure';

/** One list, so that a slice can refresh another's data without importing it. */
export const tags = [
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

const middleware: Middleware = (store) => (next) => {
  const handle = (baseApi.middleware as Middleware)(store)(next);
  return (action) => {
    const result = handle(action);
    if (answersForgotten.match(action)) store.dispatch(baseApi.util.resetApiState());
    if (answersRetried.match(action)) store.dispatch(baseApi.internalActions.onOnline());
    if (answersOutdated.match(action)) store.dispatch(baseApi.util.invalidateTags([...tags]));
    if (answersChangedElsewhere.match(action)) store.dispatch(baseApi.util.invalidateTags([...savedTags]));
    return result;
  };
};

registerSlice({
  reducerPath: baseApi.reducerPath,
  createReducer: () => baseApi.reducer,
  middleware,
  connect: (store) => {
    const refresh = (): void => {
      store.dispatch(baseApi.internalActions.onOnline());
    };
    window.addEventListener('online', refresh);
    return () => {
      window.removeEventListener('online', refresh);
    };
  },
});
