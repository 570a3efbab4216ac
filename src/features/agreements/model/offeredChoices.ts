import type { AgreementSite, AssignmentSchool } from '../api/agreementsDto';
import { FOOTBALL_ID, FOOTBALL_SITE_LEVEL, offeredOption, sameId, type AgreementLists } from './agreementLists';
import type { AgreementChoices } from './agreementState';

export interface EventSiteOption {
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

/** The site's own location, except for football above level 1 (AGR-8). */
function ownLocation(choices: AgreementChoices, lists: AgreementLists): EventSiteOption | undefined {
  const site = chosenSite(choices, lists);
  const isOffered = choices.activity !== FOOTBALL_ID || choices.level === FOOTBALL_SITE_LEVEL;
  if (!isOffered || site === undefined) return undefined;
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

/** Drops choices that the current lists no longer offer and picks a list's only option, except football's site. */
export function offeredChoices(choices: AgreementChoices, lists: AgreementLists): AgreementChoices {
  const { activities, levels, classes, sites, schools, dates } = lists;
  const activity = offeredOption(activities.items, ({ ActivityID }) => ActivityID, choices.activity);
  const level = offeredOption(levels.items, ({ id }) => id, choices.level);
  const offered = {
    ...choices,
    activity,
    level,
    // A class is chosen after the level (AGR-4).
    class: offeredOption(classes.items, ({ ClassID }) => ClassID, choices.class, level !== ''),
    site: offeredOption(sites.items, ({ TournamentID }) => TournamentID, choices.site, activity !== FOOTBALL_ID),
    dates: dates.items.filter((date) => choices.dates.includes(date) || dates.items.length === 1),
    schools: schools.items
      .map(({ SchoolID }) => String(SchoolID))
      .filter((id) => choices.schools.includes(id) || schools.items.length === 1),
  };
  const options = eventSiteOptions(offered, lists);
  // Before a school is chosen, the location is not yet the only option.
  const isFinal = offered.schools.length > 0 || areNoSchoolsOnFile(lists);
  return { ...offered, eventsite: offeredOption(options, ({ value }) => value, choices.eventsite, isFinal) };
}
