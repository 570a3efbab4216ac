import { answerIs, apiPath, baseApi, listOf, notSaved, tagOf, withReading } from '@/shared/api';
import type { NoArgument, Reading } from '@/shared/api';
import { loadActivitySites } from './loadActivitySites';
import { readActivity, readNotification } from './readSites';
import type { Activity, AttendanceChoice, SiteNotification, TournamentSite } from './sitesDto';

export interface AttendanceSave {
  /** The organization's Identifier. */
  identifier: string;
  /** Every cell of the grid. */
  choices: readonly AttendanceChoice[];
}

/** In seconds: the sites of a year stay as they are while one works. Older ones are asked for anew. */
export const WORKING_HOURS = 4 * 60 * 60;

export const sitesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteActivities: build.query<Reading<Activity[]>, NoArgument>({
      query: () => ({ path: apiPath`/site/activity-selection/activities`, answer: 'list' }),
      responseSchema: listOf(readActivity),
      providesTags: ['Activities'],
    }),

    /** The state sites of an activity in its present year. */
    getActivitySites: build.query<Reading<TournamentSite[]>, Activity>({
      queryFn: (activity, _api, _extra, send) => loadActivitySites(activity, send),
      serializeQueryArgs: ({ queryArgs }) => queryArgs.ActivityID,
      keepUnusedDataFor: WORKING_HOURS,
      providesTags: (_sites, _error, { ActivityID }) => [tagOf('Sites', ActivityID)],
    }),

    getSiteNotifications: build.query<Reading<SiteNotification[]>, string>({
      query: (identifier) => ({ path: apiPath`/site/site-notifications/${identifier}`, answer: 'list' }),
      responseSchema: listOf(readNotification),
      providesTags: (_notifications, _error, identifier) => [tagOf('SiteNotifications', identifier)],
    }),

    /** Saved only when the server says so (ATT-7): any other answer is an error. */
    saveSiteNotifications: build.mutation<null, AttendanceSave>({
      queryFn: async ({ choices }, _api, _extra, send) => {
        const path = apiPath`/site/site-notifications`;
        const answer = await send({ path, method: 'PUT', body: choices, answer: 'any' });
        if (answer.error !== undefined) return answer;
        return answerIs(answer.data, 'success')
          ? { data: null }
          : notSaved('The media service did not confirm that it was saved.');
      },
      invalidatesTags: (_saved, _error, { identifier }) => [tagOf('SiteNotifications', identifier)],
    }),
  }),
});

export const useGetSiteActivitiesQuery = withReading(sitesApi.useGetSiteActivitiesQuery, 'Activities');
export const useGetActivitySitesQuery = withReading(sitesApi.useGetActivitySitesQuery, 'Sites');
export const useGetSiteNotificationsQuery = withReading(sitesApi.useGetSiteNotificationsQuery, 'Site selections');
export const { useSaveSiteNotificationsMutation } = sitesApi;
