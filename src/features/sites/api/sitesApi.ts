import { answerIs, apiPath, baseApi, notSaved } from '@/shared/api';
import type { NoArgument } from '@/shared/api';
import { loadActivitySites } from './loadActivitySites';
import { loadSeasonSites } from './loadSeasonSites';
import type { SeasonSites } from './loadSeasonSites';
import { readActivities, readNotifications } from './readSites';
import type { Activity, AttendanceChoice, SiteNotification, TournamentSite } from './sitesDto';

export interface AttendanceSave {
  /** The organization's Identifier. */
  identifier: string;
  /** Every cell of the grid. */
  choices: readonly AttendanceChoice[];
}

/** In seconds: the sites of a year stay as they are while one works. */
const WORKING_HOURS = 4 * 60 * 60;

export const sitesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteActivities: build.query<Activity[], NoArgument>({
      query: () => ({ path: apiPath`/site/activity-selection/activities`, answer: 'list' }),
      transformResponse: readActivities,
      providesTags: ['Activities'],
    }),

    /** The state sites of an activity in its present year. */
    getActivitySites: build.query<TournamentSite[], Activity>({
      queryFn: (activity, _api, _extra, send) => loadActivitySites(activity, send),
      serializeQueryArgs: ({ queryArgs }) => queryArgs.ActivityID,
      keepUnusedDataFor: WORKING_HOURS,
      providesTags: (_sites, _error, { ActivityID }) => [{ type: 'Sites', id: ActivityID }],
    }),

    /** The state sites of many activities. One that fails is told beside the others. */
    getSeasonSites: build.query<SeasonSites, readonly Activity[]>({
      queryFn: (activities, _api, _extra, send) => loadSeasonSites(activities, send),
      serializeQueryArgs: ({ queryArgs }) => queryArgs.map(({ ActivityID }) => ActivityID),
      providesTags: ['Sites'],
    }),

    getSiteNotifications: build.query<SiteNotification[], string>({
      query: (identifier) => ({ path: apiPath`/site/site-notifications/${identifier}`, answer: 'list' }),
      transformResponse: readNotifications,
      providesTags: (_notifications, _error, identifier) => [{ type: 'SiteNotifications', id: identifier }],
    }),

    /** Saved only when the server says so (section 7): any other answer is an error. */
    saveSiteNotifications: build.mutation<null, AttendanceSave>({
      queryFn: async ({ choices }, _api, _extra, send) => {
        const path = apiPath`/site/site-notifications`;
        const answer = await send({ path, method: 'PUT', body: choices, answer: 'any' });
        if (answer.error !== undefined) return answer;
        return answerIs(answer.data, 'success')
          ? { data: null }
          : notSaved('The media service did not confirm that it was saved.');
      },
      invalidatesTags: (_saved, _error, { identifier }) => [{ type: 'SiteNotifications', id: identifier }],
    }),
  }),
});

export const {
  useGetSiteActivitiesQuery,
  useGetActivitySitesQuery,
  useGetSeasonSitesQuery,
  useGetSiteNotificationsQuery,
  useSaveSiteNotificationsMutation,
} = sitesApi;
