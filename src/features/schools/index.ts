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
export { coachesTable, leaguesTable, schoolsTable } from './model/csvTables';
export { mascotSrc } from './model/mascotSrc';
export { emailAddresses, fileName, fullName } from './model/schoolTexts';
export { linkStateFrom, readSearchOrigin, useSearchOrigin } from './model/searchOrigin';
export { BackToSearch } from './ui/BackToSearch';
export { CsvButton } from './ui/CsvButton';
export { SchoolTable } from './ui/SchoolTable';
