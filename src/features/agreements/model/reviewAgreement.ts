import type { AgreementSubmission, BroadcastType } from '../api/agreementsDto';
import type { AgreementChoices, AgreementTexts, ReviewedAgreement } from './agreementSlice';
import { contestCount } from './broadcastFee';
import { chosenSchools, chosenSite, eventSiteOptions, optionOf, type AgreementLists } from './offeredChoices';

interface Answers {
  type: BroadcastType;
  organization: { id: number | string; name: string };
  choices: AgreementChoices;
  texts: AgreementTexts;
  lists: AgreementLists;
}

/** Builds the submission (AGR-15, AGR-16) and what else the review shows. */
export function reviewAgreement({ type, organization, choices, texts, lists }: Answers): ReviewedAgreement {
  const activity = optionOf(lists.activities.items, choices.activity);
  const level = optionOf(lists.levels.items, choices.level);
  const classification = optionOf(lists.classes.items, choices.class);
  const site = chosenSite(choices, lists);
  const schools = chosenSchools(choices, lists);
  const host = optionOf(eventSiteOptions(choices, lists), choices.eventsite);
  const yesOrNo = (answer: string): 0 | 1 => (answer === '1' ? 1 : 0);

  const submission: AgreementSubmission = {
    organization: organization.name,
    name: texts.name,
    billingEmail: texts.billingEmail,
    email: texts.email,
    ...(type === 'Internet Video' ? { stream: texts.stream } : {}),
    tier: type === 'Audio' ? 0 : Number(choices.tier),
    station: texts.station,
    activity: activity?.id ?? choices.activity,
    level: level?.id ?? choices.level,
    class: classification?.id ?? choices.class,
    site: site?.id ?? '',
    dates: choices.dates,
    schools: schools.map(({ id }) => id),
    // A school's id as the API sent it, a number or text, or the word `site` for the site's own location.
    eventsite: host?.id ?? choices.eventsite,
    ...(type === 'Audio' ? { landline: yesOrNo(choices.landline), cellphone: yesOrNo(choices.cellphone) } : {}),
    hostEmail: host?.hostEmail ?? '',
    schoolDescription: schools.map(({ name }) => name),
    classDescription: classification?.name ?? '',
    activityDescription: activity?.name ?? '',
    levelDescription: level?.name ?? '',
    type,
    ...(site === undefined ? {} : { siteDescription: { id: site.id, description: site.name } }),
    orgID: organization.id,
  };
  return {
    submission,
    eventSite: host?.name ?? '',
    severalDays: lists.dates.items.length > 1,
    contests: contestCount(choices.contests, choices.dates.length),
  };
}
