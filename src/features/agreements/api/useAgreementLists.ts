import { skipToken } from '@reduxjs/toolkit/query';
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
  type ReadQuery,
} from '@/shared/api';
import type { AgreementChoices } from '../model/agreementSlice';
import { broadcastDates } from '../model/deadlines';
import {
  onlyOption,
  optionOf,
  takesOnlySite,
  type AgreementLists,
  type EventSite,
  type Host,
  type Lookup,
} from '../model/offeredChoices';
import {
  FOOTBALL_ID,
  readActivity,
  readAssignmentSchool,
  readClassOf,
  readGameDate,
  readLevel,
  readSite,
  readYear,
} from './agreementsDto';

/** Options of all lookups. Unused lists stay cached for ten minutes, so that they show at once when the user returns from the review. */
const lookup = { providesTags: ['AgreementLookups' as const], keepUnusedDataFor: 600 };

/** Defines the request for a list. `key` is the property that identifies an entry. */
const listOf = <Arg, Key extends string, Entry extends Record<Key, number | string>>(
  pathOf: (argument: Arg) => ApiPath,
  reader: Reader<Entry>,
  key: Key,
) => ({ ...lookup, queryFn: neededListOf(pathOf, reader, (entry) => entry[key]) });

type List<R extends Reader<unknown>> = Reading<Read<R>[]>;

const lookups = baseApi.injectEndpoints({
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

const useActivities = withReading(lookups.useGetAgreementActivitiesQuery);
const useLevels = withReading(lookups.useGetPlayoffLevelsQuery);
const useClasses = withReading(lookups.useGetClassificationsQuery);
const useSites = withReading(lookups.useGetAgreementSitesQuery);
const useAssignedSchools = withReading(lookups.useGetAssignmentSchoolsQuery);
const useYear = withReading(lookups.useGetAgreementYearQuery);
const useFootballSchools = withReading(lookups.useGetFootballSchoolsQuery);
const useFootballDate = withReading(lookups.useGetFootballDateQuery);

function read<T, Item>({ currentData, ...query }: ReadQuery<T>, itemsOf: (data: T) => readonly Item[]): Lookup<Item> {
  if (query.isUninitialized) return { status: 'waiting', items: [] };
  if (currentData !== undefined) return { status: 'ready', items: itemsOf(currentData) };
  return { status: query.isError && !query.isFetching ? 'failed' : 'loading', items: [] };
}

const readList = <T, Item>(query: ReadQuery<T[]>, itemOf: (entry: T) => Item): Lookup<Item> =>
  read(query, (entries) => entries.map(itemOf));

type School = Read<typeof readAssignmentSchool>;
const schoolOf = ({ SchoolID: id, SchoolName: name, ADEmail: hostEmail }: School): Host => ({ id, name, hostEmail });

const datesOf = (site: EventSite | undefined): Lookup<string> =>
  site === undefined
    ? { status: 'waiting', items: [] }
    : { status: 'ready', items: broadcastDates(site.StartDate, site.EndDate) };

const orSkip = (id: string) => (id === '' ? skipToken : id);

/** Loads each list once the choices that it depends on are made (AGR-4, AGR-5). A list's only option counts as chosen. */
export function useAgreementLists(choices: AgreementChoices) {
  const activityQuery = useActivities();
  const activities = readList(activityQuery, ({ ActivityID: id, Description: name }) => ({ id, name }));
  const activity = choices.activity || onlyOption(activities.items);
  const isFootball = activity === FOOTBALL_ID;

  const levelQuery = useLevels(orSkip(activity));
  const levels = readList(levelQuery, ({ id, PlayoffLevel: name }) => ({ id, name }));
  const level = choices.level || onlyOption(levels.items);
  const classQuery = useClasses(orSkip(activity));
  const classes = readList(classQuery, ({ ClassID: id, ClassDescription: name }) => ({ id, name }));
  const classId = choices.class || (level && onlyOption(classes.items));
  const isClassChosen = activity !== '' && level !== '' && classId !== '';
  const siteQuery = useSites(isClassChosen ? { activity, level, class: classId } : skipToken);
  const sites = readList(siteQuery, ({ TournamentID: id, SiteName: name, ...site }) => ({ id, name, ...site }));
  const site = choices.site || (takesOnlySite(activity, level) ? onlyOption(sites.items) : '');
  const assigned = useAssignedSchools(isFootball ? skipToken : orSkip(site));

  const yearQuery = useYear(isFootball && isClassChosen ? activity : skipToken);
  const year = yearQuery.currentData;
  const teams = useFootballSchools(isFootball && isClassChosen && year ? { year, class: classId } : skipToken);
  // The schools are requested by year: if the API has no year, the list is empty.
  const schools: Lookup<Host> =
    isFootball && !year ? read(yearQuery, () => []) : readList(isFootball ? teams : assigned, schoolOf);
  const isSchoolPicked = choices.schools.length > 0 || schools.items.length === 1;
  // Football's date is loaded after a school is picked; with no school on file, a chosen site is enough.
  const isSiteEnough = schools.status === 'ready' && schools.items.length === 0 && site !== '';
  const dateQuery = useFootballDate(isFootball && (isSchoolPicked || isSiteEnough) ? orSkip(level) : skipToken);
  const dates = isFootball ? read(dateQuery, (date) => broadcastDates(date)) : datesOf(optionOf(sites.items, site));

  const loads: [string, ReadQuery<unknown>][] = [
    ['the activities', activityQuery],
    ['the playoff levels', levelQuery],
    ['the classes', classQuery],
    ['the sites', siteQuery],
    ['the schools', isFootball ? (year ? teams : yearQuery) : assigned],
    ['the date', dateQuery],
  ];

  const isDateEmpty = dateQuery.currentData === '';
  const lists: AgreementLists = { activities, levels, classes, sites, schools, dates, isDateEmpty };
  const failures = loads
    .filter(([, query]) => read(query, () => []).status === 'failed')
    .map(([what, { error, refetch }]) => ({ what, error, retry: () => void refetch() }));
  return { lists, failures };
}
