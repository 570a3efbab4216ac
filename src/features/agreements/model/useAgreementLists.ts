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
import type { AgreementChoices } from './agreementSlice';
import { broadcastDates } from './deadlines';
import {
  onlyOption,
  optionOf,
  takesOnlySite,
  type AgreementLists,
  type EventSite,
  type Host,
  type Lookup,
} from './offeredChoices';

function read<T, Item>({ currentData, ...query }: ReadQuery<T>, itemsOf: (data: T) => readonly Item[]): Lookup<Item> {
  if (query.isUninitialized) return { status: 'waiting', items: [] };
  if (currentData !== undefined) return { status: 'ready', items: itemsOf(currentData) };
  return { status: query.isError && !query.isFetching ? 'failed' : 'loading', items: [] };
}

const readList = <T, Item>(query: ReadQuery<T[]>, itemOf: (entry: T) => Item): Lookup<Item> =>
  read(query, (entries) => entries.map(itemOf));

const datesOf = (site: EventSite | undefined): Lookup<string> =>
  site === undefined
    ? { status: 'waiting', items: [] }
    : { status: 'ready', items: broadcastDates(site.StartDate, site.EndDate) };

const orSkip = (id: string) => (id === '' ? skipToken : id);

export interface LookupFailure {
  what: string;
  error: unknown;
  retry: () => void;
}

/** Loads each list once the choices that it depends on are made (AGR-4, AGR-5). A list's only option counts as chosen. */
export function useAgreementLists(choices: AgreementChoices): { lists: AgreementLists; failures: LookupFailure[] } {
  const activityQuery = useGetAgreementActivitiesQuery();
  const activities = readList(activityQuery, ({ ActivityID: id, Description: name }) => ({ id, name }));
  const activity = choices.activity || onlyOption(activities.items);
  const isFootball = activity === FOOTBALL_ID;

  const levelQuery = useGetPlayoffLevelsQuery(orSkip(activity));
  const levels = readList(levelQuery, ({ id, PlayoffLevel: name }) => ({ id, name }));
  const level = choices.level || onlyOption(levels.items);
  const classQuery = useGetClassificationsQuery(orSkip(activity));
  const classes = readList(classQuery, ({ ClassID: id, ClassDescription: name }) => ({ id, name }));
  const classId = choices.class || (level && onlyOption(classes.items));
  const isClassChosen = activity !== '' && level !== '' && classId !== '';
  const siteQuery = useGetAgreementSitesQuery(isClassChosen ? { activity, level, class: classId } : skipToken);
  const sites = readList(siteQuery, ({ TournamentID: id, SiteName: name, ...site }) => ({ id, name, ...site }));
  const site = choices.site || (takesOnlySite(activity, level) ? onlyOption(sites.items) : '');
  const assigned = useGetAssignmentSchoolsQuery(isFootball ? skipToken : orSkip(site));

  const yearQuery = useGetAgreementYearQuery(isFootball && isClassChosen ? activity : skipToken);
  const year = yearQuery.currentData;
  const teams = useGetFootballSchoolsQuery(isFootball && isClassChosen && year ? { year, class: classId } : skipToken);
  // The schools are requested by year: if the API has no year, the list is empty.
  const schools: Lookup<Host> =
    isFootball && !year
      ? read(yearQuery, () => [])
      : readList(isFootball ? teams : assigned, ({ SchoolID: id, SchoolName: name, ADEmail: hostEmail }) => ({
          id,
          name,
          hostEmail,
        }));
  const isSchoolPicked = choices.schools.length > 0 || schools.items.length === 1;
  // Football's date is loaded after a school is picked; with no school on file, a chosen site is enough.
  const isSiteEnough = schools.status === 'ready' && schools.items.length === 0 && site !== '';
  const dateQuery = useGetFootballDateQuery(isFootball && (isSchoolPicked || isSiteEnough) ? orSkip(level) : skipToken);
  const dates = isFootball ? read(dateQuery, (date) => broadcastDates(date)) : datesOf(optionOf(sites.items, site));

  const loads: [string, ReadQuery<unknown>][] = [
    ['the activities', activityQuery],
    ['the playoff levels', levelQuery],
    ['the classes', classQuery],
    ['the sites', siteQuery],
    ['the schools', isFootball ? (year ? teams : yearQuery) : assigned],
    ['the date', dateQuery],
  ];

  return {
    lists: { activities, levels, classes, sites, schools, dates, isDateEmpty: dateQuery.currentData === '' },
    failures: loads
      .filter(([, query]) => read(query, () => []).status === 'failed')
      .map(([what, { error, refetch }]) => ({ what, error, retry: () => void refetch() })),
  };
}
