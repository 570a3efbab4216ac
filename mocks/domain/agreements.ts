import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import { config } from '@/shared/config/config';
import { tooManyAttempts } from '../auth/attempts';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { type OrganizationKeys, registrationOf, summarizeOrganization } from '../db/queries/organizations';
import { agreements, organizations } from '../db/schema';
import { Refusal } from '../http/Refusal';
import { changeAndMail, queueMails } from '../mail/mailQueue';
import { agreementMails, approvalLinksMail, decisionMails } from '../mail/texts/agreementMails';
import { checkSubmission, type Submission } from './checkSubmission';

const HOUR = 60 * 60 * 1000;

/** The most agreements that an organization can submit, because each one emails a host who did not ask for it. */
const MAX_PER_HOUR = 60;

const asStored = (submission: Submission): string =>
  JSON.stringify(Object.fromEntries(Object.entries(submission).sort()));

/** Returns a string that is equal for repeated submissions: ignores case, spaces, and invisible characters, except in the stream's URL. */
function contentOf(stored: string): string {
  const { stream, ...others } = JSON.parse(stored) as Partial<Submission>;
  const content = JSON.stringify(others)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  return `${content} ${stream ?? ''}`;
}

async function isRepeated(tx: Queries, now: Date, organizationId: number, submission: string): Promise<boolean> {
  const recent = and(
    eq(agreements.organizationId, organizationId),
    gt(agreements.submittedAt, new Date(now.getTime() - HOUR).toISOString()),
  );
  const [all] = await tx.select({ number: count() }).from(agreements).where(recent);
  const isOpen = inArray(agreements.status, ['PENDING', 'RECEIVED']);
  const open = await tx.select({ stored: agreements.submission }).from(agreements).where(and(recent, isOpen));
  if (open.some(({ stored }) => contentOf(stored) === contentOf(submission))) return true;
  if ((all?.number ?? 0) >= MAX_PER_HOUR) throw tooManyAttempts('agreements', HOUR);
  return false;
}

/** Stores an agreement and queues its emails. Ignores one that is repeated within an hour, because it would email the host twice. */
export async function submitAgreement(context: Context, own: OrganizationKeys, submitted: Submission): Promise<void> {
  const { db, now, portalUrl } = context;
  const { submission: described, host } = await checkSubmission(db, own, submitted);
  const organization = (await summarizeOrganization(db, own.id))?.OrganizationName ?? submitted.organization;
  // Uses the listed name, not the submitted one, so that nobody can write to a host in another organization's name.
  const submission = { ...described, organization };
  const isAudio = submission.type === 'Audio';
  const globalId = randomUUID();
  // Without a known host email, the association decides instead.
  const audioHost = host ?? config.association.mediaEmail;
  const stored = asStored(submission);
  await changeAndMail(context, async (tx) => {
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
    const registered = { submission, registration: await registrationOf(tx, own.id) };
    await queueMails(tx, now(), ...agreementMails(registered, host ?? config.association.mediaEmail));
    if (isAudio) await queueMails(tx, now(), approvalLinksMail(registered, audioHost, globalId, portalUrl));
  });
}

type ApprovalAnswer = components['schemas']['ApprovalAnswer'];

const unknownRequest = 'We couldn’t find this request. The link may be incomplete.';
const alreadyDecided = 'This request has already been decided.';

/** Records a decision and queues its emails. If two decisions arrive at the same time, the second is refused. */
export async function decideAudioRequest(
  context: Context,
  globalId: string,
  isApproved: boolean,
): Promise<ApprovalAnswer> {
  const { now } = context;
  return changeAndMail(context, async (tx) => {
    const ofRequest = and(eq(agreements.globalId, globalId), eq(agreements.type, 'Audio'));
    const [found] = await tx
      .select()
      .from(agreements)
      .innerJoin(organizations, eq(organizations.id, agreements.organizationId))
      .where(ofRequest);
    if (found === undefined) throw new Refusal(404, unknownRequest);
    const { status, submission, hostEmail, id } = found.agreements;
    if (status !== 'PENDING') throw new Refusal(409, alreadyDecided, { status: status === 'APPROVED' ? 1 : 0 });
    const decided = { status: isApproved ? 'APPROVED' : 'DENIED', decidedAt: now().toISOString() } as const;
    await tx.update(agreements).set(decided).where(eq(agreements.id, id));
    const registration = await registrationOf(tx, found.organizations.id);
    const registered = { submission: JSON.parse(submission) as Submission, registration };
    await queueMails(tx, now(), ...decisionMails(registered, hostEmail, isApproved));
    return {
      message: 'success',
      status: isApproved ? 1 : 0,
      data: { OrganizationName: found.organizations.organizationName },
    };
  });
}
