import type { Middleware } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { registerSlice } from '@/shared/lib/lazy-slices';
import { answersForgotten, answersOutdated, answersRetried } from './apiEvents';
import { baseQuery } from './baseQuery';
import type { ApiError } from './failure';

/**
 * Every tag of the API, so that one slice can refresh another's data without importing it.
 * Per organization (id: its Identifier): Organization, Director, Assistants, Staff, SiteNotifications.
 */
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

/** The one API of the portal. Features inject their endpoints. */
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
    return result;
  };
};

// It comes with the first screen that asks the API for something: most public pages do not.
registerSlice({
  reducerPath: baseApi.reducerPath,
  createReducer: () => baseApi.reducer,
  middleware,
  connect: (store) => {
    // What the screen shows is loaded anew once the browser's connection is back.
    const refresh = (): void => {
      store.dispatch(baseApi.internalActions.onOnline());
    };
    window.addEventListener('online', refresh);
    return () => {
      window.removeEventListener('online', refresh);
    };
  },
});
