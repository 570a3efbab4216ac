import { apiPath, baseApi, listOf, recordOrNoneOf, tagOf, withReading, type ApiPath, type Reading } from '@/shared/api';
import {
  readAdmin,
  readCoach,
  readLeague,
  readLeagueOf,
  readMascot,
  readSchool,
  readSchoolOf,
  readSuperintendentOf,
  type Coach,
  type League,
  type LeagueLevel,
  type Mascot,
  type School,
  type SchoolAdmin,
  type SchoolSearch,
  type Superintendent,
} from './schoolsDto';

/** How long unused lists stay cached: the user may visit a few schools and return to the results. */
const KEPT_SECONDS = 600;

function searchPath(search: SchoolSearch): ApiPath {
  const name = search.name.trim();
  const city = search.city.trim();
  if (city === '') return apiPath`/school/search/name/${name}`;
  return name === '' ? apiPath`/school/search/city/${city}` : apiPath`/school/search/name/${name}/city/${city}`;
}

const schoolId = ({ Id }: School) => Id;
const leagueId = ({ Identifier }: League) => Identifier;
const readMascotOf = () => readMascot;

const schoolsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns an empty list if nothing matches. A blank search is an error, and sends no request. */
    searchSchools: build.query<Reading<School[]>, SchoolSearch>({
      queryFn: listOf(searchPath, readSchool, schoolId),
      providesTags: ['Schools'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),

    getLeagues: build.query<Reading<League[]>, LeagueLevel>({
      queryFn: listOf((level) => apiPath`/school/league/${level}`, readLeague, leagueId),
      providesTags: ['League'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),

    getSchool: build.query<Reading<School | null>, string>({
      queryFn: recordOrNoneOf((id) => apiPath`/school/Id/${id}`, readSchoolOf),
      providesTags: (_school, _error, id) => [tagOf('School', id)],
    }),

    getMascot: build.query<Reading<Mascot | null>, string>({
      queryFn: recordOrNoneOf((id) => apiPath`/school/mascot/${id}`, readMascotOf),
      providesTags: (_mascot, _error, id) => [tagOf('School', id)],
    }),

    getSchoolAdmins: build.query<Reading<SchoolAdmin[]>, string>({
      queryFn: listOf((identifier) => apiPath`/school/admins/${identifier}`, readAdmin),
      providesTags: ['School'],
    }),

    getCoaches: build.query<Reading<Coach[]>, string>({
      queryFn: listOf((identifier) => apiPath`/school/coaches/${identifier}`, readCoach),
      providesTags: ['School'],
    }),

    getSuperintendent: build.query<Reading<Superintendent | null>, string>({
      queryFn: recordOrNoneOf((usd) => apiPath`/school/super/${usd}`, readSuperintendentOf),
      providesTags: ['School'],
    }),

    getLeague: build.query<Reading<League | null>, string>({
      queryFn: recordOrNoneOf((identifier) => apiPath`/school/league/identifier/${identifier}`, readLeagueOf),
      providesTags: (_league, _error, id) => [tagOf('League', id)],
    }),

    getLeagueSchools: build.query<Reading<School[]>, string>({
      queryFn: listOf((identifier) => apiPath`/school/league-schools/${identifier}`, readSchool, schoolId),
      providesTags: (_schools, _error, id) => [tagOf('League', id)],
    }),
  }),
});

export const useSearchSchoolsQuery = withReading(schoolsApi.useSearchSchoolsQuery);
export const useGetLeaguesQuery = withReading(schoolsApi.useGetLeaguesQuery);
export const useGetSchoolQuery = withReading(schoolsApi.useGetSchoolQuery);
export const useGetMascotQuery = withReading(schoolsApi.useGetMascotQuery);
export const useGetSchoolAdminsQuery = withReading(schoolsApi.useGetSchoolAdminsQuery);
export const useGetCoachesQuery = withReading(schoolsApi.useGetCoachesQuery);
export const useGetSuperintendentQuery = withReading(schoolsApi.useGetSuperintendentQuery);
export const useGetLeagueQuery = withReading(schoolsApi.useGetLeagueQuery);
export const useGetLeagueSchoolsQuery = withReading(schoolsApi.useGetLeagueSchoolsQuery);
