import type { components } from '@/shared/api/contract.gen';
import type { Mail } from '../../context';
import type { Registration } from '../../db/queries/organizations';
import { config } from '@/shared/config/config';
import { oneLine, paragraphs } from './paragraphs';

type Submission = components['schemas']['AgreementSubmission'];

interface Registered {
  submission: Submission;
  registration: Registration | undefined;
}

/** Summarizes an agreement. Includes the registered identifier and login, because an organization chooses its name and contact itself. */
function summaryOf({ submission, registration }: Registered): string {
  const { type, organization, name, activityDescription, levelDescription, classDescription } = submission;
  const lines = [
    `Broadcast: ${type}`,
    `Organization: ${organization}`,
    `Registered: ${registration?.identifier ?? 'unknown'}, ${registration?.email ?? 'no login'}`,
    `Contact: ${name}, ${submission.email}`,
    `Event: ${activityDescription}, ${levelDescription}, ${classDescription}`,
    submission.siteDescription === undefined ? '' : `Site: ${submission.siteDescription.description}`,
    submission.schoolDescription.length === 0 ? '' : `Schools: ${submission.schoolDescription.join(', ')}`,
    `Dates: ${submission.dates.join(', ')}`,
    submission.station ? `Station: ${submission.station}` : '',
    submission.stream ? `Stream: ${submission.stream}` : '',
    type === 'Audio' ? '' : `Fee: $${String(submission.tier)}, invoiced to ${submission.billingEmail}`,
    submission.landline === undefined ? '' : `Landline needed: ${Number(submission.landline) === 1 ? 'yes' : 'no'}`,
    submission.cellphone === undefined ? '' : `Cell phone used: ${Number(submission.cellphone) === 1 ? 'yes' : 'no'}`,
  ];
  return lines
    .filter((line) => line !== '')
    .map(oneLine)
    .join('\n');
}

export function agreementMails(registered: Registered, host: string): Mail[] {
  const { submission } = registered;
  const isAudio = submission.type === 'Audio';
  const next = isAudio
    ? 'We asked the host manager to approve or deny it, and will e-mail you the decision. ' +
      'Please contact the host manager at least 24 hours before the event.'
    : `If you have questions, write to ${config.association.mediaEmail}. Payment is due within 30 days of the event.`;
  const subject = oneLine(`Broadcast agreement: ${submission.organization}, ${submission.activityDescription}`);
  const own: Mail = {
    kind: 'agreement',
    to: submission.email,
    subject,
    text: paragraphs('This broadcast agreement has been submitted:', summaryOf(registered), next),
  };
  const other: Mail = {
    kind: 'agreement',
    to: host,
    subject,
    text: paragraphs('A media organization plans to broadcast your event:', summaryOf(registered)),
  };
  return isAudio ? [own] : [own, other];
}

export function approvalLinksMail(registered: Registered, host: string, globalId: string, portalUrl: string): Mail {
  const { submission } = registered;
  const linkTo = (status: number) => `${portalUrl}/mediareact/agreement/${String(status)}/${globalId}`;
  const links = [
    { label: 'Approve', href: linkTo(1) },
    { label: 'Deny', href: linkTo(0) },
  ];
  return {
    kind: 'approval-links',
    to: host,
    subject: oneLine(`Please decide: audio broadcast by ${submission.organization}`),
    links,
    text: paragraphs(
      oneLine(`${submission.organization} requests to broadcast audio from your event:`),
      summaryOf(registered),
      links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
      'Each link opens a page where you confirm your decision. To change it later, write to the association’s media contact.',
    ),
  };
}

export function decisionMails(registered: Registered, host: string | null, isApproved: boolean): Mail[] {
  const { submission } = registered;
  const word = isApproved ? 'APPROVED' : 'DENIED';
  return [submission.email, ...(host === null ? [] : [host])].map((to) => ({
    kind: 'decision',
    to,
    subject: oneLine(`Audio request ${word}: ${submission.organization}, ${submission.activityDescription}`),
    text: paragraphs(`The host manager has ${word} this audio broadcast request:`, summaryOf(registered)),
  }));
}
