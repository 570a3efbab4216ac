import {
  apiPath,
  baseApi,
  neededListOf,
  recordOrNoneOf,
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
      queryFn: neededListOf(
        () => apiPath`/contact/activities`,
        readActivity,
        ({ ActivityID }) => ActivityID,
      ),
      ...lookup,
    }),

    getPlayoffLevels: build.query<Reading<PlayoffLevel[]>, string>({
      queryFn: neededListOf(
        (activity) => apiPath`/contact/levels/${activity}`,
        readLevel,
        ({ id }) => id,
      ),
      ...lookup,
    }),

    getClassifications: build.query<Reading<Classification[]>, string>({
      queryFn: (activity, ...sender) => {
        const path = apiPath`/contact/classifications/${activity}`;
        return neededListOf(
          () => path,
          readClassOf(activity),
          ({ ClassID }) => ClassID,
        )(activity, ...sender);
      },
      ...lookup,
    }),

    getAgreementSites: build.query<Reading<AgreementSite[]>, SitesOf>({
      queryFn: neededListOf(
        (of) => apiPath`/contact/sites/${of.class}/${of.activity}/${of.level}`,
        readSite,
        ({ TournamentID }) => TournamentID,
      ),
      ...lookup,
    }),

    getAssignmentSchools: build.query<Reading<AssignmentSchool[]>, string>({
      queryFn: neededListOf(
        (tournament) => apiPath`/contact/assignment-schools/${tournament}`,
        readAssignmentSchool,
        ({ SchoolID }) => SchoolID,
      ),
      ...lookup,
    }),

    /** Null or '' where the activity has no year. */
    getAgreementYear: build.query<Reading<string | null>, string>({
      queryFn: recordOrNoneOf(
        (activity) => apiPath`/contact/year/${activity}`,
        () => readYear,
      ),
      ...lookup,
    }),

    getFootballSchools: build.query<Reading<AssignmentSchool[]>, { year: string; class: string }>({
      queryFn: neededListOf(
        (of) => apiPath`/contact/assignment-schools/football/${of.year}/${of.class}`,
        readAssignmentSchool,
        ({ SchoolID }) => SchoolID,
      ),
      ...lookup,
    }),

    /** Null if there is no record, '' for a record without a date. */
    getFootballDate: build.query<Reading<string | null>, string>({
      queryFn: recordOrNoneOf(
        (level) => apiPath`/contact/dates/football/${level}`,
        () => readGameDate,
      ),
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
