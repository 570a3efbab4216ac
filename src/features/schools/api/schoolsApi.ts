import { apiPath, baseApi } from '@/shared/api';
import type { ApiPath } from '@/shared/api';
import { readAdmins, readCoaches, readLeagues, readSchools } from './readRecords';
import type {
  Coach,
  League,
  LeagueLevel,
  Mascot,
  School,
  SchoolAdmin,
  SchoolSearch,
  Superintendent,
} from './schoolsDto';

/** Long enough to read some schools and come back to the same results without asking again. */
const KEPT_SECONDS = 600;

function searchPath(search: SchoolSearch): ApiPath {
  const name = search.name.trim();
  const city = search.city.trim();
  if (city === '') return apiPath`/school/search/name/${name}`;
  return name === '' ? apiPath`/school/search/city/${city}` : apiPath`/school/search/name/${name}/city/${city}`;
}

const schoolsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Nothing found is an empty list. A search for nothing is refused, not sent. */
    searchSchools: build.query<School[], SchoolSearch>({
      query: (search) => ({ path: searchPath(search), answer: 'list' }),
      transformResponse: readSchools,
      providesTags: ['Schools'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),

    getLeagues: build.query<League[], LeagueLevel>({
      query: (level) => ({ path: apiPath`/school/league/${level}`, answer: 'list' }),
      transformResponse: readLeagues,
      providesTags: ['League'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),

    /** By its Id; null where there is no such school. */
    getSchool: build.query<School | null, string>({
      query: (id) => ({ path: apiPath`/school/Id/${id}`, answer: 'value' }),
      providesTags: (_school, _error, id) => [{ type: 'School', id }],
    }),

    /** By the school's Id; null where it has none. */
    getMascot: build.query<Mascot | null, string>({
      query: (id) => ({ path: apiPath`/school/mascot/${id}`, answer: 'value' }),
      providesTags: (_mascot, _error, id) => [{ type: 'School', id }],
    }),

    /** By the school's Identifier. */
    getSchoolAdmins: build.query<SchoolAdmin[], string>({
      query: (identifier) => ({ path: apiPath`/school/admins/${identifier}`, answer: 'list' }),
      transformResponse: readAdmins,
      providesTags: ['School'],
    }),

    /** By the school's Identifier. */
    getCoaches: build.query<Coach[], string>({
      query: (identifier) => ({ path: apiPath`/school/coaches/${identifier}`, answer: 'list' }),
      transformResponse: readCoaches,
      providesTags: ['School'],
    }),

    /** By the district's number; null where there is no such district. */
    getSuperintendent: build.query<Superintendent | null, string>({
      query: (usd) => ({ path: apiPath`/school/super/${usd}`, answer: 'value' }),
      providesTags: ['School'],
    }),

    getLeague: build.query<League | null, string>({
      query: (identifier) => ({ path: apiPath`/school/league/identifier/${identifier}`, answer: 'value' }),
      providesTags: (_league, _error, id) => [{ type: 'League', id }],
    }),

    getLeagueSchools: build.query<School[], string>({
      query: (identifier) => ({ path: apiPath`/school/league-schools/${identifier}`, answer: 'list' }),
      transformResponse: readSchools,
      providesTags: (_schools, _error, id) => [{ type: 'League', id }],
    }),
  }),
});

export const {
  useSearchSchoolsQuery,
  useGetLeaguesQuery,
  useGetSchoolQuery,
  useGetMascotQuery,
  useGetSchoolAdminsQuery,
  useGetCoachesQuery,
  useGetSuperintendentQuery,
  useGetLeagueQuery,
  useGetLeagueSchoolsQuery,
} = schoolsApi;
