import { randomUUID } from 'node:crypto';
import type { Context } from '../context';
import type { OrganizationKeys } from '../db/queries/organizationKeys';
import { summarizeOrganization } from '../db/queries/organizations';
import { agreements } from '../db/schema';
import { association } from './association';
import { checkSubmission, type Submission } from './checkSubmission';
import { deliverMails, queueMail } from './mailQueue';
import { agreementMails, approvalLinksMail } from './mails/agreementMails';

/** Stores a broadcast agreement and mails both parties; of an audio request, the host decides. */
export async function submitAgreement(context: Context, own: OrganizationKeys, submitted: Submission): Promise<void> {
  const { db, now, portalUrl } = context;
  const hostEmail = await checkSubmission(db, own, submitted);
  const organization = (await summarizeOrganization(db, own.id))?.OrganizationName ?? submitted.organization;
  // The name as it is listed, so that nobody asks a host in another's name.
  const submission = { ...submitted, organization };
  const isAudio = submission.type === 'Audio';
  const globalId = randomUUID();
  // Where no host is known, and for the types that it settles itself, the association is the other party.
  const audioHost = hostEmail ?? association.mediaEmail;
  await db.transaction(async (tx) => {
    await tx.insert(agreements).values({
      globalId,
      organizationId: own.id,
      type: submission.type,
      status: isAudio ? 'PENDING' : 'RECEIVED',
      email: submission.email,
      hostEmail: isAudio ? audioHost : hostEmail,
      submission: JSON.stringify(submission),
      submittedAt: now().toISOString(),
    });
    await queueMail(tx, now(), ...agreementMails(submission, hostEmail ?? association.mediaEmail));
    if (isAudio) await queueMail(tx, now(), approvalLinksMail(submission, audioHost, globalId, portalUrl));
  });
  await deliverMails(context);
}
