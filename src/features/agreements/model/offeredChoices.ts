import type { AgreementSite, AssignmentSchool } from '../api/agreementsDto';
import { FOOTBALL_ID, FOOTBALL_SITE_LEVEL } from '../config/footballId';
import type { AgreementLists } from './agreementLists';
import { sameId } from './agreementLists';
import type { AgreementChoices } from './agreementState';

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

/**
 * Where the event may be: at each chosen school, or at the site's own location, which section 2 offers for football at
 * level 1 only. A location without a name cannot be chosen (decisions R21).
 */
export function eventSiteOptions(choices: AgreementChoices, lists: AgreementLists): EventSiteOption[] {
  const site = chosenSite(choices, lists);
  const location = site?.SiteLocationName ?? '';
  const isOffered = choices.activity !== FOOTBALL_ID || choices.level === FOOTBALL_SITE_LEVEL;
  const atSchools = chosenSchools(choices, lists).map(({ SchoolID, SchoolName, ADEmail }) => ({
    value: String(SchoolID),
    label: SchoolName,
    hostEmail: ADEmail,
  }));
  if (!isOffered || location === '') return atSchools;
  return [...atSchools, { value: 'site', label: location, hostEmail: site?.ManagerEmail ?? '' }];
}

/**
 * The choices without those that the present lists do not offer: a draft may be older than the lists, and a list may
 * not be there yet.
 */
export function offeredChoices(choices: AgreementChoices, lists: AgreementLists): AgreementChoices {
  const kept = <T>(items: readonly T[], idOf: (item: T) => number | string, chosen: string): string =>
    items.some((item) => sameId(idOf(item), chosen)) ? chosen : '';
  const offered = {
    ...choices,
    activity: kept(lists.activities.items, ({ ActivityID }) => ActivityID, choices.activity),
    level: kept(lists.levels.items, ({ id }) => id, choices.level),
    class: kept(lists.classes.items, ({ ClassID }) => ClassID, choices.class),
    site: kept(lists.sites.items, ({ TournamentID }) => TournamentID, choices.site),
    dates: lists.dates.items.filter((date) => choices.dates.includes(date)),
    schools: chosenSchools(choices, lists).map(({ SchoolID }) => String(SchoolID)),
  };
  return { ...offered, eventsite: kept(eventSiteOptions(choices, lists), ({ value }) => value, choices.eventsite) };
}
