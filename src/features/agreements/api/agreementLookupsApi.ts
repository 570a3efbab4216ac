import { apiPath, baseApi } from '@/shared/api';
import type { NoArgument } from '@/shared/api';
import type { AgreementActivity, AgreementSite, AssignmentSchool, Classification, PlayoffLevel } from './agreementsDto';
import { readClasses, readRecord, readRows } from './readLookups';

/** What a site is looked up by. */
export interface SitesOf {
  activity: string;
  level: string;
  class: string;
}

/** Seconds: going back to the form from the review must not wait for its lists again. */
const KEPT_S = 600;

/** The look-ups of the agreement's form. Each list belongs to its argument, so that none is shown for another choice. */
const agreementLookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAgreementActivities: build.query<AgreementActivity[], NoArgument>({
      query: () => ({ path: apiPath`/contact/activities`, answer: 'list' }),
      transformResponse: (answer: unknown) => readRows<AgreementActivity>(answer, 'ActivityID', 'Description'),
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),

    getPlayoffLevels: build.query<PlayoffLevel[], string>({
      query: (activity) => ({ path: apiPath`/contact/levels/${activity}`, answer: 'list' }),
      transformResponse: (answer: unknown) => readRows<PlayoffLevel>(answer, 'id', 'PlayoffLevel'),
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),

    getClassifications: build.query<Classification[], string>({
      query: (activity) => ({ path: apiPath`/contact/classifications/${activity}`, answer: 'list' }),
      transformResponse: readClasses,
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),

    getAgreementSites: build.query<AgreementSite[], SitesOf>({
      query: (of) => ({ path: apiPath`/contact/sites/${of.class}/${of.activity}/${of.level}`, answer: 'list' }),
      transformResponse: (answer: unknown) => readRows<AgreementSite>(answer, 'TournamentID'),
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),

    getAssignmentSchools: build.query<AssignmentSchool[], string>({
      query: (tournament) => ({ path: apiPath`/contact/assignment-schools/${tournament}`, answer: 'list' }),
      transformResponse: (answer: unknown) => readRows<AssignmentSchool>(answer, 'SchoolID', 'SchoolName'),
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),

    /** The year that football's schools are looked up by; null where there is none. */
    getAgreementYear: build.query<number | string | null, string>({
      query: (activity) => ({ path: apiPath`/contact/year/${activity}`, answer: 'value' }),
      transformResponse: (answer: unknown) => readRecord(answer, 'Year') ?? null,
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),

    getFootballSchools: build.query<AssignmentSchool[], { year: number | string; class: string }>({
      query: (of) => ({ path: apiPath`/contact/assignment-schools/football/${of.year}/${of.class}`, answer: 'list' }),
      transformResponse: (answer: unknown) => readRows<AssignmentSchool>(answer, 'SchoolID', 'SchoolName'),
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),

    /** The date of a football level: null where there is no answer, '' where the answer has no date. */
    getFootballDate: build.query<string | null, string>({
      query: (level) => ({ path: apiPath`/contact/dates/football/${level}`, answer: 'value' }),
      transformResponse: (answer: unknown) => (answer === null ? null : String(readRecord(answer, 'GameDate') ?? '')),
      providesTags: ['AgreementLookups'],
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

export const {
  useGetAgreementActivitiesQuery,
  useGetPlayoffLevelsQuery,
  useGetClassificationsQuery,
  useGetAgreementSitesQuery,
  useGetAssignmentSchoolsQuery,
  useGetAgreementYearQuery,
  useGetFootballSchoolsQuery,
  useGetFootballDateQuery,
} = agreementLookupsApi;
