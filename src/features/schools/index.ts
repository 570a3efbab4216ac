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
export type {
  Coach,
  League,
  LeagueLevel,
  Mascot,
  School,
  SchoolAdmin,
  SchoolSearch,
  Superintendent,
} from './api/schoolsDto';
export { coachesTable, leaguesTable, schoolsTable } from './model/csvTables';
export type { CsvTable } from './model/csvTables';
export { mascotSrc } from './model/mascotSrc';
export { emailAddresses, fileName, fullName, textOf } from './model/schoolTexts';
export { vCard } from './model/vCard';
export type { Contact } from './model/vCard';
export { linkStateFrom, readSearchOrigin, useSearchOrigin } from './model/searchOrigin';
export type { SearchOrigin } from './model/searchOrigin';
export { BackToSearch } from './ui/BackToSearch';
export { CsvButton, VCardButton } from './ui/DownloadButtons';
export { SchoolLinksBar } from './ui/SchoolLinksBar';
export { SchoolTable } from './ui/SchoolTable';
