import type { Read } from '@/shared/api';
import { FOOTBALL_ID, type readSite } from '../api/agreementsDto';
import type { AgreementChoices } from './agreementSlice';

/** The level at which football may be played at a site's own location (AGR-8). */
const FOOTBALL_SITE_LEVEL = '1';

/** `waiting` means that an earlier choice is still missing. */
export interface Lookup<T> {
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  items: readonly T[];
}

export interface Option {
  /** As the API sent it, a number or text, because the submission returns it unchanged. */
  id: number | string;
  name: string;
}

export interface EventSite extends Option, Omit<Read<typeof readSite>, 'TournamentID' | 'SiteName'> {}

/** A school or, if the id is `site`, the site's own location. */
export interface Host extends Option {
  hostEmail: string;
}

export interface AgreementLists {
  activities: Lookup<Option>;
  levels: Lookup<Option>;
  classes: Lookup<Option>;
  sites: Lookup<EventSite>;
  schools: Lookup<Host>;
  dates: Lookup<string>;
  /** Football only: the date request succeeded, but the record has no date. */
  isDateEmpty: boolean;
}

export const optionOf = <T extends Option>(items: readonly T[], chosen: string): T | undefined =>
  items.find(({ id }) => String(id) === chosen);

export function onlyOption(items: readonly Option[]): string {
  const [only, another] = items;
  return only === undefined || another !== undefined ? '' : String(only.id);
}

/** Whether the only site in the list is selected automatically: not for football above level 1, which is played at a school (AGR-7). */
export const takesOnlySite = (activity: string, level: string): boolean =>
  activity !== FOOTBALL_ID || level === FOOTBALL_SITE_LEVEL;

/** Returns `chosen` if the list still offers it; otherwise, with `takesOnly`, the list's only option; otherwise ''. */
function offeredOption(items: readonly Option[], chosen: string, takesOnly = true): string {
  if (optionOf(items, chosen) !== undefined) return chosen;
  return takesOnly ? onlyOption(items) : '';
}

export const chosenSite = (choices: AgreementChoices, lists: AgreementLists): EventSite | undefined =>
  optionOf(lists.sites.items, choices.site);

export const chosenSchools = (choices: AgreementChoices, lists: AgreementLists): Host[] =>
  lists.schools.items.filter(({ id }) => choices.schools.includes(String(id)));

const areNoSchoolsOnFile = ({ schools }: AgreementLists): boolean =>
  schools.status === 'ready' && schools.items.length === 0;

/** The site's own location as an event site, which football offers at level 1 only (AGR-8). */
function ownLocation(choices: AgreementChoices, lists: AgreementLists): Host | undefined {
  const site = chosenSite(choices, lists);
  if (!takesOnlySite(choices.activity, choices.level) || site === undefined) return undefined;
  const name = site.SiteLocationName || site.name;
  // Without any name, the choice could not be shown.
  return name === '' ? undefined : { id: 'site', name, hostEmail: site.ManagerEmail };
}

export function eventSiteOptions(choices: AgreementChoices, lists: AgreementLists): Host[] {
  const location = ownLocation(choices, lists);
  return [...chosenSchools(choices, lists), ...(location === undefined ? [] : [location])];
}

export const isLocationEnough = (choices: AgreementChoices, lists: AgreementLists): boolean =>
  areNoSchoolsOnFile(lists) && ownLocation(choices, lists) !== undefined;

/** The site's own location if the record names one: the event is expected to be there. */
const placeOf = (choices: AgreementChoices, lists: AgreementLists): Host | undefined =>
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
  const school = optionOf(chosenSchools(choices, lists), choices.eventsite);
  if (place === undefined || school === undefined) return undefined;
  return { id: `host ${choices.site} ${choices.eventsite}`, school: school.name, place: place.name };
}

/** Drops choices that are no longer offered, and fills in those with only one sensible option (AGR-28). */
export function offeredChoices(choices: AgreementChoices, lists: AgreementLists): AgreementChoices {
  const { activities, levels, classes, sites, schools, dates } = lists;
  const activity = offeredOption(activities.items, choices.activity);
  const level = offeredOption(levels.items, choices.level);
  const offered = {
    ...choices,
    activity,
    level,
    // The only class is not selected automatically until a level is chosen (AGR-4).
    class: offeredOption(classes.items, choices.class, level !== ''),
    site: offeredOption(sites.items, choices.site, takesOnlySite(activity, level)),
    dates: dates.items.filter((date) => choices.dates.includes(date) || dates.items.length === 1),
    schools: schools.items
      .map(({ id }) => String(id))
      .filter((id) => choices.schools.includes(id) || schools.items.length === 1),
  };
  // Until schools are chosen, more event sites may be offered, so the only one is not selected automatically.
  const isFinal = offered.schools.length > 0 || areNoSchoolsOnFile(lists);
  const chosen = choices.eventsite || (placeOf(offered, lists) === undefined ? '' : 'site');
  return { ...offered, eventsite: offeredOption(eventSiteOptions(offered, lists), chosen, isFinal) };
}
