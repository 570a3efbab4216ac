import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import { summarizeOrganization } from '../db/queries/organizations';
import { listStaff } from '../db/queries/staff';
import { persons } from '../db/schema';
import type { Calls, MediaCall } from './calls';
import { changeAndMail, queueMails } from '../mail/mailQueue';
import { credentialsMail } from '../mail/texts/accountMails';
import { requireOwnChoices } from '../domain/ownership';

async function saveCredentials({ context, own, body }: MediaCall<'saveCredentials'>) {
  await requireOwnChoices(context.db, own, body);
  await changeAndMail(context, async (tx) => {
    // Keeps only the last choice for each person, so that a body that repeats people causes one update each.
    const choices = new Map(body.map(({ staff, credential }) => [Number(staff), Number(credential)]));
    for (const [id, needCredential] of choices)
      await tx.update(persons).set({ needCredential }).where(eq(persons.id, id));
    const organization = await summarizeOrganization(tx, own.id);
    const chosen = (await listStaff(tx, own.id)).filter(({ NeedCredential }) => NeedCredential === 1);
    const names = chosen.map(({ FirstName, LastName }) => [FirstName, LastName].filter(Boolean).join(' '));
    if (!organization?.Email) return;
    await queueMails(tx, context.now(), credentialsMail(organization.Email, organization.OrganizationName, names));
  });
  return 'success' as const;
}

export const credentialHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('saveCredentials', saveCredentials),
];
