import {
  apiPath,
  baseApi,
  neededListOf,
  recordOrNoneOf,
  withReading,
  type ApiPath,
  type NoArgument,
  type Read,
  type Reader,
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
} from './agreementsDto';

/** What all lookups share; unused ones stay cached for ten minutes, so that returning from the review shows them at once. */
const lookup = { providesTags: ['AgreementLookups' as const], keepUnusedDataFor: 600 };

/** A list whose entries the key tells apart. */
const listOf = <Arg, Key extends string, Entry extends Record<Key, number | string>>(
  pathOf: (argument: Arg) => ApiPath,
  reader: Reader<Entry>,
  key: Key,
) => ({ ...lookup, queryFn: neededListOf(pathOf, reader, (entry) => entry[key]) });

type List<R extends Reader<unknown>> = Reading<Read<R>[]>;

const agreementLookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAgreementActivities: build.query<List<typeof readActivity>, NoArgument>(
      listOf(() => apiPath`/contact/activities`, readActivity, 'ActivityID'),
    ),
    getPlayoffLevels: build.query<List<typeof readLevel>, string>(
      listOf((activity) => apiPath`/contact/levels/${activity}`, readLevel, 'id'),
    ),
    getClassifications: build.query<List<ReturnType<typeof readClassOf>>, string>({
      ...lookup,
      queryFn: (activity, ...sender) => {
        const path = apiPath`/contact/classifications/${activity}`;
        return listOf(() => path, readClassOf(activity), 'ClassID').queryFn(activity, ...sender);
      },
    }),
    getAgreementSites: build.query<List<typeof readSite>, { activity: string; level: string; class: string }>(
      listOf((of) => apiPath`/contact/sites/${of.class}/${of.activity}/${of.level}`, readSite, 'TournamentID'),
    ),
    getAssignmentSchools: build.query<List<typeof readAssignmentSchool>, string>(
      listOf((tournament) => apiPath`/contact/assignment-schools/${tournament}`, readAssignmentSchool, 'SchoolID'),
    ),
    /** Null or '' where the activity has no year. */
    getAgreementYear: build.query<Reading<string | null>, string>({
      ...lookup,
      queryFn: recordOrNoneOf(
        (activity) => apiPath`/contact/year/${activity}`,
        () => readYear,
      ),
    }),
    getFootballSchools: build.query<List<typeof readAssignmentSchool>, { year: string; class: string }>(
      listOf(
        (of) => apiPath`/contact/assignment-schools/football/${of.year}/${of.class}`,
        readAssignmentSchool,
        'SchoolID',
      ),
    ),
    /** Null if there is no record, '' for a record without a date. */
    getFootballDate: build.query<Reading<string | null>, string>({
      ...lookup,
      queryFn: recordOrNoneOf(
        (level) => apiPath`/contact/dates/football/${level}`,
        () => readGameDate,
      ),
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
