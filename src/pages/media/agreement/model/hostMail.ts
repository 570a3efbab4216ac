import { broadcastTypes, findTier, type ReviewedAgreement } from '@/features/agreements';
import { showDateWithWeekday } from '@/shared/lib/calendar-dates/showDate';
import { mailto } from '@/shared/lib/mailto';
import { joinNames } from '@/shared/lib/names';
import { messages } from '../messages';

const yesOrNo = (answer: unknown): string => (answer === 1 ? 'yes' : 'no');

/** The lines of the email that say what the broadcaster needs. They depend on the type, because each type's form differs. */
function requests({ submission }: ReviewedAgreement): string[] {
  const { type, tier, landline, cellphone, stream = '' } = submission;
  const shown = broadcastTypes[type].shown;
  if (type === 'Television') return [`Broadcast: ${[shown, findTier(type, tier)?.label].filter(Boolean).join(', ')}`];
  if (type === 'Internet Video') return [`Broadcast: ${shown}, with one camera at most`, `Stream: ${stream}`];
  return [
    `Broadcast: ${shown}`,
    `Landline needed at the site: ${yesOrNo(landline)}`,
    `Broadcast by cell phone: ${yesOrNo(cellphone)}`,
  ];
}

/** A mailto link to a prepared email for the host manager; undefined if it has no valid recipient or is too long (AGR-32). */
export function hostMail(reviewed: ReviewedAgreement): string | undefined {
  const { submission, eventSite } = reviewed;
  const { type, hostEmail, organization, name, email, dates, schoolDescription } = submission;
  const { activityDescription, levelDescription, classDescription } = submission;
  const contest = [activityDescription, levelDescription, classDescription].filter((part) => part !== '').join(', ');
  return mailto({
    to: hostEmail,
    subject: `Broadcast of ${contest} by ${organization}`,
    lines: [
      messages.hostGreeting,
      '',
      `${organization} has filed a broadcast agreement with the association for a contest that you host.`,
      '',
      `Contest: ${contest}`,
      `Dates: ${dates.map(showDateWithWeekday).join(', ')}`,
      `Event site: ${eventSite}`,
      ...requests(reviewed),
      `Our contact: ${name}, ${email}`,
      '',
      messages.hostRule,
      ...(type === 'Audio' ? [messages.hostApproval] : []),
    ],
    details: schoolDescription.length === 0 ? [] : ['', `Schools: ${joinNames(schoolDescription)}`],
  });
}
