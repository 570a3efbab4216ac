import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queries } from '../db/openDatabase';
import { logins, organizationContacts, organizations } from '../db/schema';
import { changeAndMail, queueMails, withdrawPasswords } from '../mail/mailQueue';
import { passwordMail } from '../mail/texts/accountMails';
import { endSessions } from './sessions';
import { hashPassword, newPassword } from './passwords';
import { notFound, Refusal } from '../http/Refusal';

async function loginEmail(tx: Queries, organizationId: number): Promise<string> {
  const [login] = await tx.select().from(logins).where(eq(logins.organizationId, organizationId));
  if (login !== undefined) return login.email;
  const ofOrganization = eq(organizationContacts.organizationId, organizationId);
  const [contact] = await tx.select().from(organizationContacts).where(ofOrganization);
  if (!contact?.email) throw new Refusal(409, 'The organization has no e-mail address to sign in with.');
  const email = contact.email.toLowerCase();
  const taken = and(eq(logins.email, email), ne(logins.organizationId, organizationId));
  if ((await tx.select().from(logins).where(taken)).length > 0) {
    throw new Refusal(409, `The e-mail ${email} is already used by another organization.`);
  }
  return email;
}

/** Sets a new password and, in the same transaction, queues the email that contains it. */
export async function setNewPassword(
  tx: Queries,
  context: Context,
  organizationId: number,
  passwordPair: PasswordPair,
) {
  const email = await loginEmail(tx, organizationId);
  const [organization] = await tx.select().from(organizations).where(eq(organizations.id, organizationId));
  if (organization === undefined) throw notFound('organization');
  const { hash: passwordHash, password } = passwordPair;
  const values = { passwordHash, recoveryHash: null, recoveryExpiresAt: null, issuedAt: context.now().toISOString() };
  await tx
    .insert(logins)
    .values({ organizationId, email, ...values })
    .onConflictDoUpdate({ target: logins.email, set: values });
  await endSessions(tx, organizationId);
  await withdrawPasswords(tx, context.now(), email);
  const { organizationName } = organization;
  const { portalUrl } = context;
  await queueMails(tx, context.now(), passwordMail({ email, organization: organizationName, password, portalUrl }));
  return email;
}

interface PasswordPair {
  password: string;
  hash: string;
}

export async function newPasswordPair(): Promise<PasswordPair> {
  const password = newPassword();
  return { password, hash: await hashPassword(password) };
}

export async function issuePassword(context: Context, identifier: string): Promise<string> {
  const pair = await newPasswordPair();
  return changeAndMail(context, async (tx) => {
    const listed = and(eq(organizations.identifier, identifier), eq(organizations.status, 'approved'));
    const [organization] = await tx.select().from(organizations).where(listed);
    if (organization === undefined) throw notFound('organization');
    return setNewPassword(tx, context, organization.id, pair);
  });
}
