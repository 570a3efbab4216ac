export {
  useGetCoachesQuery,
  useGetLeagueQuery,
  useGetLeagueSchoolsQuery,
  useGetLeaguesQuery,
  useGetMascotQuery,
  useGetSchoolAdminsQuery,
  useGetSchoolQuery,
  useGetSuperintendentQuery,
  useSearchSchoolsQuery,
} from './api/schoolsApi';
export type { Coach, League, LeagueLevel, School, SchoolAdmin, SchoolSearch, Superintendent } from './api/schoolsDto';
export { emailAddresses, fullName, mascotSrc } from './model/schoolTexts';
export { BackToSearch, linkStateFrom, readSearchOrigin, useSearchOrigin } from './ui/BackToSearch';
export { coachesTable, leaguesTable, schoolsTable } from './model/csvTables';
export { SchoolTable } from './ui/SchoolTable';
