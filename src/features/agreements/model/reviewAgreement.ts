import type { AgreementSubmission, BroadcastType } from '../api/agreementsDto';
import { chosenSchools, chosenSite, eventSiteOptions, sameId, type AgreementLists } from './offeredChoices';
import type { AgreementChoices, AgreementTexts, ReviewedAgreement } from './agreementState';
import { contestCount } from './broadcastFee';

interface Answers {
  type: BroadcastType;
  organization: { id: number | string; name: string };
  choices: AgreementChoices;
  texts: AgreementTexts;
  lists: AgreementLists;
}

function findById<T>(items: readonly T[], idOf: (item: T) => number | string, chosen: string): T | undefined {
  return items.find((item) => sameId(idOf(item), chosen));
}

/** Builds the submission (AGR-15, AGR-16) and what else the review shows. */
export function reviewAgreement({ type, organization, choices, texts, lists }: Answers): ReviewedAgreement {
  const activity = findById(lists.activities.items, ({ ActivityID }) => ActivityID, choices.activity);
  const level = findById(lists.levels.items, ({ id }) => id, choices.level);
  const classification = findById(lists.classes.items, ({ ClassID }) => ClassID, choices.class);
  const site = chosenSite(choices, lists);
  const schools = chosenSchools(choices, lists);
  const eventSite = eventSiteOptions(choices, lists).find(({ value }) => value === choices.eventsite);
  const yesOrNo = (answer: string): 0 | 1 => (answer === '1' ? 1 : 0);

  const submission: AgreementSubmission = {
    organization: organization.name,
    name: texts.name,
    billingEmail: texts.billingEmail,
    email: texts.email,
    ...(type === 'Internet Video' ? { stream: texts.stream } : {}),
    tier: type === 'Audio' ? 0 : Number(choices.tier),
    station: texts.station,
    activity: activity?.ActivityID ?? choices.activity,
    level: level?.id ?? choices.level,
    class: classification?.ClassID ?? choices.class,
    site: site?.TournamentID ?? '',
    dates: choices.dates,
    schools: schools.map(({ SchoolID }) => SchoolID),
    // A school's id as the API sent it, a number or text, or the word `site` for the site's own location.
    eventsite: findById(schools, ({ SchoolID }) => SchoolID, choices.eventsite)?.SchoolID ?? choices.eventsite,
    ...(type === 'Audio' ? { landline: yesOrNo(choices.landline), cellphone: yesOrNo(choices.cellphone) } : {}),
    hostEmail: eventSite?.hostEmail ?? '',
    schoolDescription: schools.map(({ SchoolName }) => SchoolName),
    classDescription: classification?.ClassDescription ?? '',
    activityDescription: activity?.Description ?? '',
    levelDescription: level?.PlayoffLevel ?? '',
    type,
    ...(site === undefined ? {} : { siteDescription: { id: site.TournamentID, description: site.SiteName } }),
    orgID: organization.id,
  };
  return {
    submission,
    eventSite: eventSite?.label ?? '',
    severalDays: lists.dates.items.length > 1,
    contests: contestCount(choices.contests, choices.dates.length),
  };
}
