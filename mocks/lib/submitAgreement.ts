import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import type { OrganizationKeys } from '../db/queries/organizationKeys';
import { summarizeOrganization } from '../db/queries/organizations';
import { agreements } from '../db/schema';
import { association } from './association';
import { tooMany } from './attempts';
import { checkSubmission, type Submission } from './checkSubmission';
import { queueMails } from './mailQueue';
import { agreementMails, approvalLinksMail } from './mails/agreementMails';

const HOUR = 60 * 60 * 1000;

/** Agreements of one organization within an hour: each mails someone who did not ask for it. */
const MOST_AN_HOUR = 60;

/** The same fields in the same order, in whatever order they were sent. */
const asStored = (submission: Submission): string =>
  JSON.stringify(Object.fromEntries(Object.entries(submission).sort()));

/** Whether the organization has submitted the very same within the hour, and nobody has decided on it since. */
async function isRepeated(tx: Queries, now: Date, organizationId: number, submission: string): Promise<boolean> {
  const recent = and(
    eq(agreements.organizationId, organizationId),
    gt(agreements.submittedAt, new Date(now.getTime() - HOUR).toISOString()),
  );
  const [all] = await tx.select({ number: count() }).from(agreements).where(recent);
  const isOpen = inArray(agreements.status, ['PENDING', 'RECEIVED']);
  const same = and(recent, isOpen, eq(agreements.submission, submission));
  if ((await tx.select({ id: agreements.id }).from(agreements).where(same)).length > 0) return true;
  if ((all?.number ?? 0) >= MOST_AN_HOUR) throw tooMany('agreements', HOUR);
  return false;
}

/**
 * Stores a broadcast agreement and mails both parties; of an audio request, the host decides. The same agreement sent
 * again is not another one: nothing is stored and nobody gets a second mail.
 */
export async function submitAgreement(context: Context, own: OrganizationKeys, submitted: Submission): Promise<void> {
  const { db, now, portalUrl } = context;
  const { submission: described, host } = await checkSubmission(db, own, submitted);
  const organization = (await summarizeOrganization(db, own.id))?.OrganizationName ?? submitted.organization;
  // The name as it is listed, so that nobody asks a host in another's name.
  const submission = { ...described, organization };
  const isAudio = submission.type === 'Audio';
  const globalId = randomUUID();
  // Where no host is known, and for the types that it settles itself, the association is the other party.
  const audioHost = host ?? association.mediaEmail;
  const stored = asStored(submission);
  await db.transaction(async (tx) => {
    if (await isRepeated(tx, now(), own.id, stored)) return;
    await tx.insert(agreements).values({
      globalId,
      organizationId: own.id,
      type: submission.type,
      status: isAudio ? 'PENDING' : 'RECEIVED',
      email: submission.email,
      hostEmail: isAudio ? audioHost : host,
      submission: stored,
      submittedAt: now().toISOString(),
    });
    await queueMails(tx, now(), ...agreementMails(submission, host ?? association.mediaEmail));
    if (isAudio) await queueMails(tx, now(), approvalLinksMail(submission, audioHost, globalId, portalUrl));
  });
  context.wakeMailer?.();
}
