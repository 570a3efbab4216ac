import { skipToken } from '@reduxjs/toolkit/query';
import type { ReadQuery } from '@/shared/api';
import {
  useGetAgreementActivitiesQuery,
  useGetAgreementSitesQuery,
  useGetAgreementYearQuery,
  useGetAssignmentSchoolsQuery,
  useGetClassificationsQuery,
  useGetFootballDateQuery,
  useGetFootballSchoolsQuery,
  useGetPlayoffLevelsQuery,
} from '../api/agreementLookupsApi';
import { FOOTBALL_ID } from '../api/agreementsDto';
import { onlyOption, sameId, takesOnlySite, type AgreementLists, type Lookup } from './offeredChoices';
import type { AgreementChoices } from './agreementState';
import { broadcastDates } from './deadlines';

function read<T, Item>({ currentData, ...query }: ReadQuery<T>, itemsOf: (data: T) => readonly Item[]): Lookup<Item> {
  if (query.isUninitialized) return { status: 'waiting', items: [] };
  if (currentData !== undefined) return { status: 'ready', items: itemsOf(currentData) };
  return { status: query.isError && !query.isFetching ? 'failed' : 'loading', items: [] };
}

const same = <T>(items: T): T => items;
const orSkip = (id: string) => (id === '' ? skipToken : id);

export interface LookupFailure {
  what: string;
  error: unknown;
  retry: () => void;
}

/** Loads each list once the choices that it depends on are made (AGR-4, AGR-5). A list's only option counts as chosen. */
export function useAgreementLists(choices: AgreementChoices): { lists: AgreementLists; failures: LookupFailure[] } {
  const activityQuery = useGetAgreementActivitiesQuery();
  const activity = choices.activity || onlyOption(activityQuery.currentData ?? [], ({ ActivityID }) => ActivityID);
  const isFootball = activity === FOOTBALL_ID;

  const levelQuery = useGetPlayoffLevelsQuery(orSkip(activity));
  const level = choices.level || onlyOption(levelQuery.currentData ?? [], ({ id }) => id);
  const classQuery = useGetClassificationsQuery(orSkip(activity));
  const classId = choices.class || (level && onlyOption(classQuery.currentData ?? [], ({ ClassID }) => ClassID));
  const isClassChosen = activity !== '' && level !== '' && classId !== '';
  const siteQuery = useGetAgreementSitesQuery(isClassChosen ? { activity, level, class: classId } : skipToken);
  const onlySite = onlyOption(siteQuery.currentData ?? [], ({ TournamentID }) => TournamentID);
  const site = choices.site || (takesOnlySite(activity, level) ? onlySite : '');
  const assigned = useGetAssignmentSchoolsQuery(isFootball ? skipToken : orSkip(site));

  const yearQuery = useGetAgreementYearQuery(isFootball && isClassChosen ? activity : skipToken);
  const year = yearQuery.currentData;
  const teams = useGetFootballSchoolsQuery(isFootball && isClassChosen && year ? { year, class: classId } : skipToken);
  const sites = read(siteQuery, same);
  const schools = isFootball ? footballSchools() : read(assigned, same);
  const isSchoolPicked = choices.schools.length > 0 || schools.items.length === 1;
  // Football's date is loaded after a school is picked; with no school on file, a chosen site is enough.
  const isSiteEnough = schools.status === 'ready' && schools.items.length === 0 && site !== '';
  const dateQuery = useGetFootballDateQuery(isFootball && (isSchoolPicked || isSiteEnough) ? orSkip(level) : skipToken);
  const dates = isFootball ? read(dateQuery, (date) => broadcastDates(date)) : datesOfSite();

  function footballSchools(): AgreementLists['schools'] {
    // The schools are requested by year: if the API has no year, the list is empty.
    return year ? read(teams, same) : read(yearQuery, () => []);
  }

  function datesOfSite(): AgreementLists['dates'] {
    const chosen = sites.items.find(({ TournamentID }) => sameId(TournamentID, site));
    if (chosen === undefined) return { status: 'waiting', items: [] };
    return { status: 'ready', items: broadcastDates(chosen.StartDate, chosen.EndDate) };
  }

  const loads: [string, ReadQuery<unknown>][] = [
    ['the activities', activityQuery],
    ['the playoff levels', levelQuery],
    ['the classes', classQuery],
    ['the sites', siteQuery],
    ['the schools', isFootball ? (year ? teams : yearQuery) : assigned],
    ['the date', dateQuery],
  ];

  return {
    lists: {
      activities: read(activityQuery, same),
      levels: read(levelQuery, same),
      classes: read(classQuery, same),
      sites,
      schools,
      dates,
      isDateEmpty: dateQuery.currentData === '',
    },
    failures: loads
      .filter(([, query]) => read(query, () => []).status === 'failed')
      .map(([what, { error, refetch }]) => ({ what, error, retry: () => void refetch() })),
  };
}
