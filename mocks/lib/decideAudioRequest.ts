import { and, eq } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Context } from '../context';
import { agreements, organizations } from '../db/schema';
import type { Submission } from './checkSubmission';
import { queueMails } from './mailQueue';
import { decisionMails } from './mails/agreementMails';
import { Refusal } from './Refusal';

type ApprovalAnswer = components['schemas']['ApprovalAnswer'];

const unknownRequest = 'This request is not known. The link may be incomplete.';
const alreadyDecided = 'This request has already been decided.';

/** Decides an audio request once; of two decisions at the same time, one is refused. */
export async function decideAudioRequest(
  context: Context,
  globalId: string,
  isApproved: boolean,
): Promise<ApprovalAnswer> {
  const { db, now } = context;
  const answer = await db.transaction(async (tx): Promise<ApprovalAnswer> => {
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
    await queueMails(tx, now(), ...decisionMails(JSON.parse(submission) as Submission, hostEmail, isApproved));
    return {
      message: 'success',
      status: isApproved ? 1 : 0,
      data: { OrganizationName: found.organizations.organizationName },
    };
  });
  context.wakeMailer?.();
  return answer;
}
