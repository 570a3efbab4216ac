import {
  FOOTBALL_ID,
  type AgreementSite,
  type AssignmentSchool,
  type AgreementActivity,
  type Classification,
  type PlayoffLevel,
} from '../api/agreementsDto';
import type { AgreementChoices } from './agreementState';

/** The level at which football may be played at a site's own location (AGR-8). */
const FOOTBALL_SITE_LEVEL = '1';

/** `waiting` means that an earlier choice is still missing. */
export interface Lookup<T> {
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  items: readonly T[];
}

export interface AgreementLists {
  activities: Lookup<AgreementActivity>;
  levels: Lookup<PlayoffLevel>;
  classes: Lookup<Classification>;
  sites: Lookup<AgreementSite>;
  schools: Lookup<AssignmentSchool>;
  dates: Lookup<string>;
  /** Football only: the date request succeeded, but the record has no date. */
  isDateEmpty: boolean;
}

type Id = number | string;

export const sameId = (a: Id, b: Id): boolean => String(a) === String(b);

export function onlyOption<T>(items: readonly T[], idOf: (item: T) => Id): string {
  const [only, another] = items;
  return only === undefined || another !== undefined ? '' : String(idOf(only));
}

/** Whether the only site in the list is selected automatically: not for football above level 1, which is played at a school (AGR-7). */
export const takesOnlySite = (activity: string, level: string): boolean =>
  activity !== FOOTBALL_ID || level === FOOTBALL_SITE_LEVEL;

/** Returns `chosen` if the list still offers it; otherwise, with `takesOnly`, the list's only option; otherwise ''. */
function offeredOption<T>(items: readonly T[], idOf: (item: T) => Id, chosen: string, takesOnly = true): string {
  if (items.some((item) => sameId(idOf(item), chosen))) return chosen;
  return takesOnly ? onlyOption(items, idOf) : '';
}

interface EventSiteOption {
  value: string;
  label: string;
  hostEmail: string;
}

export function chosenSite(choices: AgreementChoices, lists: AgreementLists): AgreementSite | undefined {
  return lists.sites.items.find(({ TournamentID }) => sameId(TournamentID, choices.site));
}

export function chosenSchools(choices: AgreementChoices, lists: AgreementLists): AssignmentSchool[] {
  return lists.schools.items.filter(({ SchoolID }) => choices.schools.includes(String(SchoolID)));
}

const areNoSchoolsOnFile = ({ schools }: AgreementLists): boolean =>
  schools.status === 'ready' && schools.items.length === 0;

/** The site's own location as an event site, which football offers at level 1 only (AGR-8). */
function ownLocation(choices: AgreementChoices, lists: AgreementLists): EventSiteOption | undefined {
  const site = chosenSite(choices, lists);
  if (!takesOnlySite(choices.activity, choices.level) || site === undefined) return undefined;
  const name = site.SiteLocationName || site.SiteName;
  // Without any name, the choice could not be shown.
  return name === '' ? undefined : { value: 'site', label: name, hostEmail: site.ManagerEmail };
}

export function eventSiteOptions(choices: AgreementChoices, lists: AgreementLists): EventSiteOption[] {
  const atSchools = chosenSchools(choices, lists).map(({ SchoolID, SchoolName, ADEmail }) => ({
    value: String(SchoolID),
    label: SchoolName,
    hostEmail: ADEmail,
  }));
  const location = ownLocation(choices, lists);
  return location === undefined ? atSchools : [...atSchools, location];
}

export const isLocationEnough = (choices: AgreementChoices, lists: AgreementLists): boolean =>
  areNoSchoolsOnFile(lists) && ownLocation(choices, lists) !== undefined;

/** The site's own location if the record names one: the event is expected to be there. */
const placeOf = (choices: AgreementChoices, lists: AgreementLists): EventSiteOption | undefined =>
  chosenSite(choices, lists)?.SiteLocationName ? ownLocation(choices, lists) : undefined;

export interface HostElsewhere {
  /** Contains site and host, so that another host needs a new confirmation. */
  id: string;
  school: string;
  place: string;
}

/** A school chosen as event site although the site has its own location: the user must confirm it (AGR-33). */
export function hostElsewhere(choices: AgreementChoices, lists: AgreementLists): HostElsewhere | undefined {
  const place = placeOf(choices, lists);
  const school = chosenSchools(choices, lists).find(({ SchoolID }) => sameId(SchoolID, choices.eventsite));
  if (place === undefined || school === undefined) return undefined;
  return { id: `host ${choices.site} ${choices.eventsite}`, school: school.SchoolName, place: place.label };
}

/** Drops choices that are no longer offered, and fills in those with only one sensible option (AGR-28). */
export function offeredChoices(choices: AgreementChoices, lists: AgreementLists): AgreementChoices {
  const { activities, levels, classes, sites, schools, dates } = lists;
  const activity = offeredOption(activities.items, ({ ActivityID }) => ActivityID, choices.activity);
  const level = offeredOption(levels.items, ({ id }) => id, choices.level);
  const offered = {
    ...choices,
    activity,
    level,
    // The only class is not selected automatically until a level is chosen (AGR-4).
    class: offeredOption(classes.items, ({ ClassID }) => ClassID, choices.class, level !== ''),
    site: offeredOption(sites.items, ({ TournamentID }) => TournamentID, choices.site, takesOnlySite(activity, level)),
    dates: dates.items.filter((date) => choices.dates.includes(date) || dates.items.length === 1),
    schools: schools.items
      .map(({ SchoolID }) => String(SchoolID))
      .filter((id) => choices.schools.includes(id) || schools.items.length === 1),
  };
  const options = eventSiteOptions(offered, lists);
  // Until schools are chosen, more event sites may be offered, so the only one is not selected automatically.
  const isFinal = offered.schools.length > 0 || areNoSchoolsOnFile(lists);
  const chosen = choices.eventsite || placeOf(offered, lists)?.value;
  return { ...offered, eventsite: offeredOption(options, ({ value }) => value, chosen ?? '', isFinal) };
}
