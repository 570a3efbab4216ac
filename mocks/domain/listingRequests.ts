import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { insertedId } from '../db/queries/sql';
import type { Queries } from '../db/openDatabase';
import {
  listingRequests,
  organizationAddresses,
  organizationContacts,
  organizations,
  persons,
  staffContacts,
  staffRecords,
  type Row,
} from '../db/schema';
import { newPasswordPair, setNewPassword } from '../auth/issuePassword';
import { changeAndMail, queueMails } from '../mail/mailQueue';
import { requestDeniedMail } from '../mail/texts/listingMails';
import { notFound, Refusal } from '../http/Refusal';
import { requireOwnName } from './organizationNames';

export type StoredRequest = Row<typeof listingRequests>;

export function listRequests({ db }: Pick<Context, 'db'>): Promise<StoredRequest[]> {
  return db.select().from(listingRequests).orderBy(asc(listingRequests.id));
}

async function requirePending(tx: Queries, id: number): Promise<StoredRequest> {
  const [request] = await tx.select().from(listingRequests).where(eq(listingRequests.id, id));
  if (request === undefined) throw notFound('listing request');
  if (request.status !== 'pending')
    throw new Refusal(409, `Listing request ${String(id)} is already ${request.status}.`);
  return request;
}

async function freeIdentifier(tx: Queries): Promise<string> {
  const highest = sql<number>`coalesce(max(cast(${organizations.identifier} as integer)), 20000)`;
  const [row] = await tx.select({ highest }).from(organizations);
  return String((row?.highest ?? 0) + 1);
}

async function addOrganization(tx: Queries, request: StoredRequest) {
  const identifier = await freeIdentifier(tx);
  const { organization: organizationName, typeId } = request;
  const id = insertedId(
    await tx.insert(organizations).values({ identifier, organizationName, typeId }).returning({ id: organizations.id }),
  );
  const { address: primaryAddress, city, stateId, countyId, zip: zipCode } = request;
  await tx
    .insert(organizationAddresses)
    .values({ organizationId: id, primaryAddress, city, stateId, countyId, zipCode });
  const { phone: businessPhone, fax, email, website: webSite } = request;
  await tx.insert(organizationContacts).values({ organizationId: id, businessPhone, fax, email, webSite });
  return { id, identifier };
}

async function addDirector(tx: Queries, organizationId: number, { firstName, lastName, email }: StoredRequest) {
  const personRow = { organizationId, firstName, lastName, email };
  const personId = insertedId(await tx.insert(persons).values(personRow).returning({ id: persons.id }));
  const contactRow = { organizationId, email };
  const contactId = insertedId(await tx.insert(staffContacts).values(contactRow).returning({ id: staffContacts.id }));
  await tx.insert(staffRecords).values({ organizationId, role: 'director', personId, contactId });
}

export async function approveRequest(context: Context, id: number): Promise<{ identifier: string; email: string }> {
  const pair = await newPasswordPair();
  return changeAndMail(context, async (tx) => {
    const request = await requirePending(tx, id);
    await requireOwnName(tx, request.organization);
    const organization = await addOrganization(tx, request);
    await addDirector(tx, organization.id, request);
    const decided = {
      status: 'approved',
      decidedAt: context.now().toISOString(),
      organizationId: organization.id,
    } as const;
    await tx.update(listingRequests).set(decided).where(eq(listingRequests.id, id));
    return {
      identifier: organization.identifier,
      email: await setNewPassword(tx, context, organization.id, pair),
    };
  });
}

export async function denyRequest(context: Context, id: number): Promise<string> {
  return changeAndMail(context, async (tx) => {
    const request = await requirePending(tx, id);
    const decided = { status: 'denied', decidedAt: context.now().toISOString() } as const;
    await tx.update(listingRequests).set(decided).where(eq(listingRequests.id, id));
    await queueMails(tx, context.now(), requestDeniedMail(request));
    return request.email;
  });
}
