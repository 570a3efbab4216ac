import type { AgreementSite, AssignmentSchool } from '../api/agreementsDto';
import { FOOTBALL_ID, FOOTBALL_SITE_LEVEL } from '../config/footballId';
import type { AgreementLists } from './agreementLists';
import { sameId } from './agreementLists';
import type { AgreementChoices } from './agreementState';
import { offeredOption } from './onlyOption';

export interface EventSiteOption {
  /** The id of a school, or `site`. */
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

/** The site's own location, for other activities than football and for football at level 1 (AGR-8). */
function ownLocation(choices: AgreementChoices, lists: AgreementLists): EventSiteOption | undefined {
  const site = chosenSite(choices, lists);
  const isOffered = choices.activity !== FOOTBALL_ID || choices.level === FOOTBALL_SITE_LEVEL;
  // A location without a name cannot be chosen (AGR-17).
  if (!isOffered || site === undefined || site.SiteLocationName === '') return undefined;
  return { value: 'site', label: site.SiteLocationName, hostEmail: site.ManagerEmail };
}

/** Where the event may be: at each chosen school, or at the site's own location. */
export function eventSiteOptions(choices: AgreementChoices, lists: AgreementLists): EventSiteOption[] {
  const atSchools = chosenSchools(choices, lists).map(({ SchoolID, SchoolName, ADEmail }) => ({
    value: String(SchoolID),
    label: SchoolName,
    hostEmail: ADEmail,
  }));
  const location = ownLocation(choices, lists);
  return location === undefined ? atSchools : [...atSchools, location];
}

/** Whether nobody knows the schools of an event whose site has a location of its own: that is enough to go on. */
export const isLocationEnough = (choices: AgreementChoices, lists: AgreementLists): boolean =>
  areNoSchoolsOnFile(lists) && ownLocation(choices, lists) !== undefined;

/**
 * The choices as they count: without those that the present lists do not offer, as a draft may be older than the lists,
 * and with the only option of a list. A site of football is not required and stays the user's to choose.
 */
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
  // Before a school is chosen, the location is the first option rather than the only one.
  const isFinal = offered.schools.length > 0 || areNoSchoolsOnFile(lists);
  return { ...offered, eventsite: offeredOption(options, ({ value }) => value, choices.eventsite, isFinal) };
}
