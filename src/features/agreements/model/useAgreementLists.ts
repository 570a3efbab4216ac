import { skipToken } from '@reduxjs/toolkit/query';
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
import { FOOTBALL_ID } from '../config/footballId';
import type { AgreementLists, Lookup } from './agreementLists';
import { sameId } from './agreementLists';
import type { AgreementChoices } from './agreementState';
import { broadcastDates } from './broadcastDates';
import { onlyOption } from './onlyOption';

interface QueryState<T> {
  /** Of the present argument only: never the list of an earlier choice. */
  currentData?: T | undefined;
  isUninitialized: boolean;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

function read<T, Item>({ currentData, ...query }: QueryState<T>, itemsOf: (data: T) => readonly Item[]): Lookup<Item> {
  if (query.isUninitialized) return { status: 'waiting', items: [] };
  if (currentData !== undefined) return { status: 'ready', items: itemsOf(currentData) };
  return { status: query.isError && !query.isFetching ? 'failed' : 'loading', items: [] };
}

const same = <T>(items: T): T => items;
const orSkip = (id: string) => (id === '' ? skipToken : id);

export interface LookupFailure {
  /** What could not be loaded, as a sentence names it. */
  what: string;
  error: unknown;
  retry: () => void;
}

/**
 * Loads what the choices ask for, in the order of AGR-4 and AGR-5, football's own included. The only option of a list is as
 * good as chosen.
 */
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
  const onlySite = isFootball ? '' : onlyOption(siteQuery.currentData ?? [], ({ TournamentID }) => TournamentID);
  const site = choices.site || onlySite;
  const assigned = useGetAssignmentSchoolsQuery(isFootball ? skipToken : orSkip(site));

  const yearQuery = useGetAgreementYearQuery(isFootball && isClassChosen ? activity : skipToken);
  const year = yearQuery.currentData;
  const teams = useGetFootballSchoolsQuery(isFootball && isClassChosen && year ? { year, class: classId } : skipToken);
  const sites = read(siteQuery, same);
  const schools = isFootball ? footballSchools() : read(assigned, same);
  const isSchoolPicked = choices.schools.length > 0 || schools.items.length === 1;
  // Nobody can pick a school where none is on file; the site's own location is enough then.
  const isSiteEnough = schools.status === 'ready' && schools.items.length === 0 && site !== '';
  const dateQuery = useGetFootballDateQuery(isFootball && (isSchoolPicked || isSiteEnough) ? orSkip(level) : skipToken);
  const dates = isFootball ? read(dateQuery, (date) => broadcastDates(date)) : datesOfSite();

  function footballSchools(): AgreementLists['schools'] {
    // Without a year there is nothing to look the schools up by: the list is known to be empty.
    return year ? read(teams, same) : read(yearQuery, () => []);
  }

  function datesOfSite(): AgreementLists['dates'] {
    const chosen = sites.items.find(({ TournamentID }) => sameId(TournamentID, site));
    if (chosen === undefined) return { status: 'waiting', items: [] };
    return { status: 'ready', items: broadcastDates(chosen.StartDate, chosen.EndDate) };
  }

  const loads: [string, QueryState<unknown>][] = [
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
