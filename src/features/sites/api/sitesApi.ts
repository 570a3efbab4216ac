import {
  responseIs,
  apiPath,
  baseApi,
  LIST_AGE_S,
  listOf,
  neededListOf,
  SHARED_LIST,
  unconfirmed,
  patchCacheAfter,
  tagOf,
  withReading,
  type NoArgument,
  type Reading,
} from '@/shared/api';
import { loadActivitySites } from './loadActivitySites';
import { readActivity, readNotification } from './readSites';
import { withChoices, type AttendanceEdits } from '../model/attendance';
import type { Activity, AttendanceChoice, SiteNotification, TournamentSite } from './sitesDto';

export interface AttendanceSave {
  identifier: string;
  choices: readonly AttendanceChoice[];
  /** What the user has changed of them. */
  edits?: AttendanceEdits;
}

export const sitesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteActivities: build.query<Reading<Activity[]>, NoArgument>({
      query: () => ({ path: apiPath`/site/activity-selection/activities`, response: 'list' }),
      responseSchema: neededListOf(readActivity, ({ ActivityID }) => ActivityID),
      providesTags: ['Activities'],
    }),

    getActivitySites: build.query<Reading<TournamentSite[]>, Activity>({
      queryFn: (activity, _api, _extra, send) => loadActivitySites(activity, send),
      serializeQueryArgs: ({ queryArgs }) => queryArgs.ActivityID,
      keepUnusedDataFor: LIST_AGE_S,
      providesTags: (_sites, _error, { ActivityID }) => [tagOf('Sites', ActivityID)],
    }),

    getSiteNotifications: build.query<Reading<SiteNotification[]>, string>({
      query: (identifier) => ({ path: apiPath`/site/site-notifications/${identifier}`, response: 'list' }),
      responseSchema: listOf(readNotification),
      providesTags: (_notifications, _error, identifier) => [tagOf('SiteNotifications', identifier)],
    }),

    /** Any response but `success` is an error (ATT-7). Returns the edits that are saved. */
    saveSiteNotifications: build.mutation<AttendanceEdits, AttendanceSave>({
      queryFn: async ({ choices, edits = {} }, _api, _extra, send) => {
        const path = apiPath`/site/site-notifications`;
        const response = await send({ path, method: 'PUT', body: choices, response: 'any' });
        if (response.error !== undefined) return response;
        return responseIs(response.data, 'success')
          ? { data: edits }
          : unconfirmed('The media service did not confirm that it was saved.');
      },
      onQueryStarted: ({ identifier, choices }, { dispatch, queryFulfilled }) =>
        patchCacheAfter(queryFulfilled, () => {
          dispatch(
            sitesApi.util.updateQueryData('getSiteNotifications', identifier, (reading) => ({
              ...reading,
              value: withChoices(reading.value, choices),
            })),
          );
        }),
      invalidatesTags: (_saved, _error, { identifier }) => [tagOf('SiteNotifications', identifier)],
    }),
  }),
});

export const useGetSiteActivitiesQuery = withReading(sitesApi.useGetSiteActivitiesQuery, SHARED_LIST);
export const useGetActivitySitesQuery = withReading(sitesApi.useGetActivitySitesQuery, SHARED_LIST);
export const useGetSiteNotificationsQuery = withReading(sitesApi.useGetSiteNotificationsQuery, SHARED_LIST);
export const { useSaveSiteNotificationsMutation } = sitesApi;
