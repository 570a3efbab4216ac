import {
  answerOf,
  apiPath,
  isLost,
  isRefusal,
  unconfirmed,
  readEntries,
  baseApi,
  BRIEF,
  LIST_AGE_S,
  listOf,
  neededListOf,
  SHARED_LIST,
  patchCacheAfter,
  tagOf,
  withReading,
  type Answer,
  type NoArgument,
  type Reading,
  type Send,
} from '@/shared/api';
import { sendChoices } from '@/shared/forms';
import { fieldOf } from '@/shared/lib/is-record';
import { attendanceOf, withChoices, withSavedCells, type AttendanceEdits } from '../model/attendance';
import {
  readSite,
  readActivity,
  readNotification,
  type Activity,
  type TournamentSite,
  type AttendanceChoice,
  type SiteNotification,
} from './sitesDto';

/** Sent instead of a blank segment of the sites' path, because a path segment can't be empty (ATT-5). */
const BLANK = 0;

function yearOf(response: unknown): number | undefined {
  const year = Number(fieldOf(response, 'Year'));
  return Number.isInteger(year) && year > 0 ? year : undefined;
}

async function loadActivitySites(activity: Activity, send: Send): Promise<Answer<Reading<TournamentSite[]>>> {
  const { ActivityID, Name, Type, Gender } = activity;
  const found = await send({ path: apiPath`/contact/year/${ActivityID}`, response: 'value' });
  if (found.error !== undefined) return found;
  const year = yearOf(found.data);
  if (year === undefined) return unconfirmed('The media service did not return a year for this activity.');
  const path = apiPath`/site/state-tournaments/${ActivityID}/${Type || BLANK}/${Gender}/${Name}/${year}`;
  const sites = await send({ path, response: 'list' });
  if (sites.error !== undefined) return sites;
  const read = readEntries(sites.data, readSite, ({ ID }) => ID);
  return answerOf(isLost(read) ? undefined : read, sites.meta);
}

const notificationsPath = (identifier: string) => apiPath`/site/site-notifications/${identifier}`;

/** Updates the cells that this user did not change with what a colleague has saved on another computer in the meantime. */
async function upToDate(
  { identifier, choices, edits }: AttendanceSave,
  send: Send,
): Promise<AttendanceSave['choices']> {
  const { data } = await send({ path: notificationsPath(identifier), response: 'list', ...BRIEF });
  const read = readEntries(data ?? [], readNotification);
  // Ignores an empty list, because it may be a server error and would clear the whole grid.
  const isUsable = read.value.length > 0 && read.unreadable === 0;
  return isUsable ? withSavedCells(choices, edits, attendanceOf(read.value)) : choices;
}

export interface AttendanceSave {
  identifier: string;
  choices: readonly AttendanceChoice[];
  /** The user's changes, which led to these choices. */
  edits: AttendanceEdits;
}

export const sitesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteActivities: build.query<Reading<Activity[]>, NoArgument>({
      queryFn: neededListOf(
        () => apiPath`/site/activity-selection/activities`,
        readActivity,
        ({ ActivityID }) => ActivityID,
      ),
      providesTags: ['Activities'],
    }),

    getActivitySites: build.query<Reading<TournamentSite[]>, Activity>({
      queryFn: (activity, _api, _extra, send) => loadActivitySites(activity, send),
      serializeQueryArgs: ({ queryArgs }) => queryArgs.ActivityID,
      keepUnusedDataFor: LIST_AGE_S,
      providesTags: (_sites, _error, { ActivityID }) => [tagOf('Sites', ActivityID)],
    }),

    getSiteNotifications: build.query<Reading<SiteNotification[]>, string>({
      queryFn: listOf(notificationsPath, readNotification),
      providesTags: (_notifications, _error, identifier) => [tagOf('SiteNotifications', identifier)],
    }),

    /** Returns `edits`, so that the screen can tell what was saved. */
    saveSiteNotifications: build.mutation<AttendanceEdits, AttendanceSave>({
      queryFn: async (task, _api, _extra, send) => {
        const body = await upToDate(task, send);
        const { error } = await sendChoices(send, { path: apiPath`/site/site-notifications`, body });
        return error === undefined ? { data: task.edits } : { error };
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
      // After a refusal, also reads the staff again: a colleague may have deleted someone who is still in the grid.
      invalidatesTags: (_saved, error, { identifier }) => [
        tagOf('SiteNotifications', identifier),
        ...(isRefusal(error) ? [tagOf('Staff', identifier)] : []),
      ],
    }),
  }),
});

export const useGetSiteActivitiesQuery = withReading(sitesApi.useGetSiteActivitiesQuery, SHARED_LIST);
export const useGetActivitySitesQuery = withReading(sitesApi.useGetActivitySitesQuery, SHARED_LIST);
export const useGetSiteNotificationsQuery = withReading(sitesApi.useGetSiteNotificationsQuery, SHARED_LIST);
export const { useSaveSiteNotificationsMutation } = sitesApi;
