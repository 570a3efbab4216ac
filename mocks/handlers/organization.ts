import { asc, eq } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import { findOrganization, summarizeOrganization } from '../db/queries/organizations';
import {
  counties,
  organizationAddresses,
  organizationContacts,
  organizations,
  organizationTypes,
  states,
} from '../db/schema';
import type { Calls, MediaCall } from './calls';
import { normalizePhone, requireState, requireType, textOrNull } from '../domain/formValues';
import { requireOwnName } from '../domain/organizationNames';
import { requireOwnAddress, requireOwnContact, requireOwnId, requireOwnIdentifier } from '../domain/ownership';
import { notFound } from '../http/Refusal';

async function updateName({ context, own, params, body }: MediaCall<'updateOrganizationName'>) {
  requireOwnIdentifier(own, params.Identifier);
  const organizationName = body.Organization.trim();
  await context.db.transaction(async (tx) => {
    await requireOwnName(tx, organizationName, own.id);
    await tx.update(organizations).set({ organizationName }).where(eq(organizations.id, own.id));
  });
  return 'success' as const;
}

async function updateType({ context, own, params, body }: MediaCall<'updateOrganizationType'>) {
  requireOwnIdentifier(own, params.Identifier);
  const typeId = await requireType(context.db, body.Type);
  await context.db.update(organizations).set({ typeId }).where(eq(organizations.id, own.id));
  return 'success' as const;
}

async function updateAddress({ context, own, params, body }: MediaCall<'updateOrganizationAddress'>) {
  const id = await requireOwnAddress(context.db, own, params.AddressID);
  const { Address, City, State, Zip } = body;
  const stateId = State === null || State === '' ? null : await requireState(context.db, State);
  await context.db
    .update(organizationAddresses)
    .set({ primaryAddress: textOrNull(Address), city: textOrNull(City), stateId, zipCode: textOrNull(Zip) })
    .where(eq(organizationAddresses.id, id));
  return 'success' as const;
}

async function updateContact({ context, own, params, body }: MediaCall<'updateOrganizationContact'>) {
  const id = await requireOwnContact(context.db, own, params.ContactID);
  const { Phone, Fax, Email, Website } = body;
  await context.db
    .update(organizationContacts)
    .set({
      businessPhone: normalizePhone(Phone),
      fax: normalizePhone(Fax),
      email: Email,
      webSite: textOrNull(Website),
    })
    .where(eq(organizationContacts.id, id));
  return 'success' as const;
}

export const organizationHandlers = ({ publicCall, mediaCall }: Calls): RequestHandler[] => [
  publicCall('getOrganization', async ({ context, params }) => {
    const organization = await findOrganization(context.db, params.identifier);
    if (organization === undefined) throw notFound('organization');
    return organization;
  }),
  mediaCall('getOrganizationById', async ({ context, own, params }) => {
    requireOwnId(own, params.organizationId);
    const summary = await summarizeOrganization(context.db, own.id);
    if (summary === undefined) throw notFound('organization');
    return summary;
  }),
  publicCall('getOrganizationTypes', ({ context: { db } }) => {
    const { typeId, type } = organizationTypes;
    return db.select({ TypeID: typeId, Type: type }).from(organizationTypes).orderBy(asc(typeId));
  }),
  publicCall('getCounties', ({ context: { db } }) =>
    db.select({ Id: counties.id, Name: counties.name }).from(counties).orderBy(asc(counties.name)),
  ),
  publicCall('getStates', ({ context: { db } }) =>
    db.select({ Id: states.id, Name: states.name }).from(states).orderBy(asc(states.name)),
  ),
  mediaCall('updateOrganizationName', updateName),
  mediaCall('updateOrganizationType', updateType),
  mediaCall('updateOrganizationAddress', updateAddress),
  mediaCall('updateOrganizationContact', updateContact),
];
