import { and, eq } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { Context } from '../context';
import { isBusy, isDiskFull } from '../db/errorCodes';
import { knownCallers, logins, organizations, type Row } from '../db/schema';
import { callerOf, countAttempt, delayRefusal, requireAttemptsLeft } from '../auth/attempts';
import type { Calls, PublicCall } from './calls';
import { changeAndMail, isWithinLimit, queueMails, withdrawPasswords } from '../mail/mailQueue';
import { recoveryMail } from '../mail/texts/accountMails';
import { hashRecoveryPassword, matchingHash, newPassword, passwordWork } from '../auth/passwords';
import { endSessions, signToken } from '../auth/sessions';
import { unauthorized } from '../http/Refusal';

/** The most attempts in 15 minutes: per account and IP address, per IP address, and per account from IPs that never signed in to it. */
const LIMITS = { pair: 10, address: 50, account: 100 };

const RECOVERY_MINUTES = 60;

const wrongPassword = () => unauthorized('The e-mail or password is incorrect.');

const lowered = (text: string) => text.trim().toLowerCase();

async function loginOf({ db }: Context, email: string) {
  const [found] = await db
    .select()
    .from(logins)
    .innerJoin(organizations, eq(organizations.id, logins.organizationId))
    .where(eq(logins.email, lowered(email)));
  return found?.organizations.status === 'approved' ? found : undefined;
}

async function lastLoginFrom({ db }: Context, loginId: number, caller: string): Promise<string | undefined> {
  const { lastLoginAt } = knownCallers;
  const isSame = and(eq(knownCallers.loginId, loginId), eq(knownCallers.caller, caller));
  return (await db.select({ lastLoginAt }).from(knownCallers).where(isSame))[0]?.lastLoginAt;
}

async function rememberCaller(context: Context, loginId: number, caller: string): Promise<void> {
  const lastLoginAt = context.now().toISOString();
  const target = [knownCallers.loginId, knownCallers.caller];
  try {
    await context.db
      .insert(knownCallers)
      .values({ loginId, caller, lastLoginAt })
      .onConflictDoUpdate({ target, set: { lastLoginAt } });
  } catch (error) {
    // A full disk or a busy database must not block a correct password; the address is remembered at the next login.
    if (!isDiskFull(error) && !isBusy(error)) throw error;
  }
}

/** Makes the recovery password the only one and ends older sessions. Does so once, even if several logins use it at the same time. */
function adoptRecoveredPassword(
  { db }: Context,
  { id, organizationId }: Row<typeof logins>,
  passwordHash: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(logins)
      .innerJoin(organizations, eq(organizations.id, logins.organizationId))
      .where(eq(logins.id, id));
    if (current?.logins.passwordHash === passwordHash) return current.organizations.sessionGeneration;
    if (current?.logins.recoveryHash !== passwordHash) throw wrongPassword();
    await tx.update(logins).set({ passwordHash, recoveryHash: null, recoveryExpiresAt: null }).where(eq(logins.id, id));
    return endSessions(tx, organizationId);
  });
}

async function login({ context, request, body }: PublicCall<'login'>): Promise<{ token: string }> {
  const caller = callerOf(context, request);
  const ofAddress = { subject: `login from ${caller}`, most: LIMITS.address };
  // Refuses a flood here, before the account is looked up in the database.
  await delayRefusal(() => requireAttemptsLeft(context, [ofAddress]));
  const found = await loginOf(context, body.email);
  const knownSince = await lastLoginFrom(context, found?.logins.id ?? 0, caller);
  const counted = await countAttempt(context, [
    { subject: `login ${lowered(body.email)} ${caller}`, most: LIMITS.pair },
    ofAddress,
    ...(knownSince === undefined ? [{ subject: `login to ${lowered(body.email)}`, most: LIMITS.account }] : []),
  ]);
  const { passwordHash, recoveryHash, recoveryExpiresAt } = found?.logins ?? {};
  const recovered = isStillGood(recoveryExpiresAt, context.now()) ? (recoveryHash ?? undefined) : undefined;
  const check = () => matchingHash(body.password, [passwordHash, recovered]);
  // Checks logins from known addresses first, then those with the fewest attempts.
  const rank = knownSince === undefined ? counted.before : -1;
  const matching = await delayRefusal(() => passwordWork.run(rank, check, request.signal));
  if (found === undefined || matching === undefined) {
    throw wrongPassword();
  }
  await counted.forget();
  if (isOlderThanADay(knownSince, context.now())) await rememberCaller(context, found.logins.id, caller);
  const { identifier: Identifier, sessionGeneration } = found.organizations;
  const Generation =
    matching === passwordHash ? sessionGeneration : await adoptRecoveredPassword(context, found.logins, matching);
  return { token: await signToken(context, { Role: found.logins.role, Identifier, Generation }) };
}

const isOlderThanADay = (since: string | undefined, now: Date): boolean =>
  since === undefined || now.getTime() - Date.parse(since) > 24 * 60 * 60 * 1000;

const isStillGood = (until: string | null | undefined, now: Date): boolean =>
  typeof until === 'string' && until > now.toISOString();

const recoveryAnswer = {
  message: 'If the organization and the e-mail match an account, a new password is on its way to that e-mail.',
};

async function recoverPassword({
  context,
  request,
  body,
}: PublicCall<'recoverPassword'>): Promise<{ message: string }> {
  const caller = callerOf(context, request);
  const ofAddress = { subject: `recovery from ${caller}`, most: LIMITS.address };
  await delayRefusal(() => requireAttemptsLeft(context, [ofAddress]));
  const counted = await countAttempt(context, [
    { subject: `recovery ${lowered(body.recoveryEmail)} ${caller}`, most: LIMITS.pair },
    ofAddress,
  ]);
  const found = await loginOf(context, body.recoveryEmail);
  // Hashes the password in any case, because the time must not reveal whether there is an account.
  const password = newPassword();
  const work = () => hashRecoveryPassword(password, found?.logins.passwordHash);
  const recoveryHash = await delayRefusal(() => passwordWork.run(counted.before, work, request.signal));
  if (found === undefined || lowered(found.organizations.organizationName) !== lowered(body.name))
    return recoveryAnswer;
  const goodUntil = new Date(context.now().getTime() + RECOVERY_MINUTES * 60_000).toISOString();
  const mail = recoveryMail({
    email: found.logins.email,
    organization: found.organizations.organizationName,
    password,
    portalUrl: context.portalUrl,
    goodUntil,
  });
  await changeAndMail(context, async (tx) => {
    // Changes nothing after too many recoveries: the password in the last email stays valid.
    if (!(await isWithinLimit(tx, context.now(), mail))) return;
    await withdrawPasswords(tx, context.now(), mail.to);
    await queueMails(tx, context.now(), mail);
    const set = { recoveryHash, recoveryExpiresAt: goodUntil };
    await tx.update(logins).set(set).where(eq(logins.id, found.logins.id));
  });
  return recoveryAnswer;
}

export const sessionHandlers = ({ publicCall }: Calls): RequestHandler[] => [
  publicCall('login', login),
  publicCall('recoverPassword', recoverPassword),
];
