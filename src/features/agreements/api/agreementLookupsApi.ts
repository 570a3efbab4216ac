import {
  apiPath,
  baseApi,
  neededListOf,
  unconfirmed,
  readEntries,
  recordOrNone,
  withReading,
  type NoArgument,
  type Reading,
} from '@/shared/api';
import {
  readActivity,
  readAssignmentSchool,
  readClassOf,
  readGameDate,
  readLevel,
  readSite,
  readYear,
  type AgreementActivity,
  type AgreementSite,
  type AssignmentSchool,
  type Classification,
  type PlayoffLevel,
} from './agreementsDto';

export interface SitesOf {
  activity: string;
  level: string;
  class: string;
}

/** What all lists share; unused ones stay cached for ten minutes, so that returning from the review shows them at once. */
const lookup = { providesTags: ['AgreementLookups' as const], keepUnusedDataFor: 600 };

const agreementLookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAgreementActivities: build.query<Reading<AgreementActivity[]>, NoArgument>({
      query: () => ({ path: apiPath`/contact/activities`, response: 'list' }),
      responseSchema: neededListOf(readActivity, ({ ActivityID }) => ActivityID),
      ...lookup,
    }),

    getPlayoffLevels: build.query<Reading<PlayoffLevel[]>, string>({
      query: (activity) => ({ path: apiPath`/contact/levels/${activity}`, response: 'list' }),
      responseSchema: neededListOf(readLevel, ({ id }) => id),
      ...lookup,
    }),

    getClassifications: build.query<Reading<Classification[]>, string>({
      queryFn: async (activity, _api, _extra, send) => {
        const response = await send({ path: apiPath`/contact/classifications/${activity}`, response: 'list' });
        if (response.error !== undefined) return response;
        const read = readEntries(response.data, readClassOf(activity), ({ ClassID }) => ClassID);
        return read.value.length === 0 && read.unreadable > 0 ? unconfirmed() : { data: read };
      },
      ...lookup,
    }),

    getAgreementSites: build.query<Reading<AgreementSite[]>, SitesOf>({
      query: (of) => ({ path: apiPath`/contact/sites/${of.class}/${of.activity}/${of.level}`, response: 'list' }),
      responseSchema: neededListOf(readSite, ({ TournamentID }) => TournamentID),
      ...lookup,
    }),

    getAssignmentSchools: build.query<Reading<AssignmentSchool[]>, string>({
      query: (tournament) => ({ path: apiPath`/contact/assignment-schools/${tournament}`, response: 'list' }),
      responseSchema: neededListOf(readAssignmentSchool, ({ SchoolID }) => SchoolID),
      ...lookup,
    }),

    /** Null or '' where the activity has no year. */
    getAgreementYear: build.query<Reading<string | null>, string>({
      query: (activity) => ({ path: apiPath`/contact/year/${activity}`, response: 'value' }),
      responseSchema: recordOrNone(readYear),
      ...lookup,
    }),

    getFootballSchools: build.query<Reading<AssignmentSchool[]>, { year: string; class: string }>({
      query: (of) => ({ path: apiPath`/contact/assignment-schools/football/${of.year}/${of.class}`, response: 'list' }),
      responseSchema: neededListOf(readAssignmentSchool, ({ SchoolID }) => SchoolID),
      ...lookup,
    }),

    /** Null if there is no record, '' for a record without a date. */
    getFootballDate: build.query<Reading<string | null>, string>({
      query: (level) => ({ path: apiPath`/contact/dates/football/${level}`, response: 'value' }),
      responseSchema: recordOrNone(readGameDate),
      ...lookup,
    }),
  }),
});

export const useGetAgreementActivitiesQuery = withReading(agreementLookupsApi.useGetAgreementActivitiesQuery);
export const useGetPlayoffLevelsQuery = withReading(agreementLookupsApi.useGetPlayoffLevelsQuery);
export const useGetClassificationsQuery = withReading(agreementLookupsApi.useGetClassificationsQuery);
export const useGetAgreementSitesQuery = withReading(agreementLookupsApi.useGetAgreementSitesQuery);
export const useGetAssignmentSchoolsQuery = withReading(agreementLookupsApi.useGetAssignmentSchoolsQuery);
export const useGetAgreementYearQuery = withReading(agreementLookupsApi.useGetAgreementYearQuery);
export const useGetFootballSchoolsQuery = withReading(agreementLookupsApi.useGetFootballSchoolsQuery);
export const useGetFootballDateQuery = withReading(agreementLookupsApi.useGetFootballDateQuery);
