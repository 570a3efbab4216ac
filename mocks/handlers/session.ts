import { eq, sql } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { Context } from '../context';
import { logins, organizations } from '../db/schema';
import type { PublicCall } from '../lib/callTypes';
import type { Calls } from '../lib/calls';
import { countAttempt, forgetAttempts } from '../lib/countAttempt';
import { deliverMails, queueMail } from '../lib/mailQueue';
import { recoveryMail } from '../lib/mails/accountMails';
import { hashPassword, newPassword, passwordMatches } from '../lib/passwords';
import { unauthorized } from '../lib/Refusal';
import { signToken } from '../lib/tokens';

const lowered = (text: string) => text.trim().toLowerCase();
const accountOf = ({ context, request }: PublicCall<'login' | 'recoverPassword'>, email: string) =>
  `${lowered(email)} ${context.callerOf?.(request) ?? ''}`;

async function loginOf({ db }: Context, email: string) {
  const [found] = await db
    .select()
    .from(logins)
    .innerJoin(organizations, eq(organizations.id, logins.organizationId))
    .where(eq(logins.email, lowered(email)));
  return found?.organizations.status === 'approved' ? found : undefined;
}

async function login(call: PublicCall<'login'>): Promise<{ token: string }> {
  const { context, body } = call;
  const account = accountOf(call, body.email);
  await countAttempt(context, account);
  const found = await loginOf(context, body.email);
  const [isCurrent, isRecovered] = await Promise.all([
    passwordMatches(body.password, found?.logins.passwordHash),
    passwordMatches(body.password, found?.logins.recoveryHash ?? undefined),
  ]);
  if (found === undefined || !(isCurrent || isRecovered)) {
    throw unauthorized('The e-mail or the password is not right.');
  }
  if (!isCurrent) {
    const adopted = { passwordHash: sql`${logins.recoveryHash}`, recoveryHash: null };
    await context.db.update(logins).set(adopted).where(eq(logins.id, found.logins.id));
  }
  await forgetAttempts(context, account);
  return {
    token: await signToken(context, { Role: found.logins.role, Identifier: found.organizations.identifier }),
  };
}

const recoveryAnswer = {
  message: 'If the organization and the e-mail match an account, a new password is on its way to that e-mail.',
};

async function recoverPassword(call: PublicCall<'recoverPassword'>): Promise<{ message: string }> {
  const { context, body } = call;
  await countAttempt(context, `recovery ${accountOf(call, body.recoveryEmail)}`);
  const found = await loginOf(context, body.recoveryEmail);
  // Made in any case: the time it takes must not tell whether there is an account.
  const password = newPassword();
  const recoveryHash = await hashPassword(password);
  if (found === undefined || lowered(found.organizations.organizationName) !== lowered(body.name))
    return recoveryAnswer;
  const mail = recoveryMail({
    email: found.logins.email,
    organization: found.organizations.organizationName,
    password,
    portalUrl: context.portalUrl,
  });
  await context.db.transaction(async (tx) => {
    await tx.update(logins).set({ recoveryHash }).where(eq(logins.id, found.logins.id));
    await queueMail(tx, context.now(), mail);
  });
  // Not awaited, for the same reason.
  void deliverMails(context);
  return recoveryAnswer;
}

export const sessionHandlers = ({ publicCall }: Calls): RequestHandler[] => [
  publicCall('login', login),
  publicCall('recoverPassword', recoverPassword),
];
