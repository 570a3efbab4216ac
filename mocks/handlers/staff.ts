import { and, eq } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { Database, Queries } from '../db/openDatabase';
import { organizationKeys } from '../db/queries/organizations';
import { listStaff, type StaffRole } from '../db/queries/staff';
import { persons, siteNotifications, staffContacts, staffRecords } from '../db/schema';
import { personValues } from '../domain/formValues';
import {
  requireOwnId,
  requireOwnIdentifier,
  requireOwnPerson,
  requireOwnRecord,
  requireOwnStaff,
  requireOwnStaffContact,
  requireStaffContact,
} from '../domain/ownership';
import { notFound } from '../http/Refusal';
import type { Calls, MediaCall } from './calls';
import { contact, createOnce, person, record } from './createOnce';

async function publicStaff(db: Queries, identifier: string, role: StaffRole) {
  const keys = await organizationKeys(db, identifier);
  if (keys === undefined) throw notFound('organization');
  return listStaff(db, keys.id, role);
}

/** Removes an assistant's records and attendance, and the person and contact unless another record still refers to them. */
async function removeAssistant(db: Database, personId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(staffRecords)
      .where(and(eq(staffRecords.personId, personId), eq(staffRecords.role, 'assistant')))
      .returning({ contactId: staffRecords.contactId });
    await tx.delete(siteNotifications).where(eq(siteNotifications.personId, personId));
    for (const { contactId } of removed) {
      if (contactId === null) continue;
      const others = await tx.select().from(staffRecords).where(eq(staffRecords.contactId, contactId));
      if (others.length === 0) await tx.delete(staffContacts).where(eq(staffContacts.id, contactId));
    }
    const records = await tx.select().from(staffRecords).where(eq(staffRecords.personId, personId));
    if (records.length === 0) await tx.delete(persons).where(eq(persons.id, personId));
  });
}

async function linkAssistant({ context, own, params }: MediaCall<'linkAssistant'>) {
  const id = await requireOwnRecord(context.db, own, params.orgRecordId, 'assistant');
  const personId = await requireOwnPerson(context.db, own, params.personId);
  const contactId = await requireOwnStaffContact(context.db, own, params.contactId);
  await context.db.update(staffRecords).set({ personId, contactId }).where(eq(staffRecords.id, id));
  return 'success' as const;
}

function staffCreateHandlers({ mediaCall }: Calls): RequestHandler[] {
  const createRecord = createOnce(record);
  return [
    mediaCall('createDirectorContact', createOnce(contact)),
    mediaCall('createAssistantContact', createOnce(contact)),
    mediaCall('createAssistantRecord', (call) => {
      requireOwnId(call.own, call.params.orgId);
      return createRecord(call);
    }),
    mediaCall('createAssistantPerson', createOnce(person)),
    mediaCall('linkAssistant', linkAssistant),
  ];
}

const updatePerson =
  (role: StaffRole) =>
  async ({ context, own, params, body }: MediaCall<'updateDirectorPerson' | 'updateAssistantPerson'>) => {
    const id = await requireOwnStaff(context.db, own, params.PersonID, role);
    await context.db.update(persons).set(personValues(body)).where(eq(persons.id, id));
    return 'success' as const;
  };

const updateContact =
  (role: StaffRole) =>
  async ({ context, own, params, body }: MediaCall<'updateDirectorContact' | 'updateAssistantContact'>) => {
    const id = await requireStaffContact(context.db, own, params.ContactID, role);
    await context.db.update(staffContacts).set({ email: body.Email }).where(eq(staffContacts.id, id));
    return 'success' as const;
  };

const linkContact =
  (role: StaffRole) =>
  async ({ context, own, params }: MediaCall<'linkDirectorContact' | 'linkAssistantContact'>) => {
    const id = await requireOwnRecord(context.db, own, params.RecordID, role);
    const contactId = await requireOwnStaffContact(context.db, own, params.newContactId);
    await context.db.update(staffRecords).set({ contactId }).where(eq(staffRecords.id, id));
    return 'success' as const;
  };

const staffEditHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('updateDirectorPerson', updatePerson('director')),
  mediaCall('updateAssistantPerson', updatePerson('assistant')),
  mediaCall('updateDirectorContact', updateContact('director')),
  mediaCall('updateAssistantContact', updateContact('assistant')),
  mediaCall('linkDirectorContact', linkContact('director')),
  mediaCall('linkAssistantContact', linkContact('assistant')),
];

export const staffHandlers = (calls: Calls): RequestHandler[] => [
  calls.publicCall('getDirector', async ({ context, params }) => {
    const [director] = await publicStaff(context.db, params.identifier, 'director');
    return director ?? null;
  }),
  calls.publicCall('getAssistants', ({ context, params }) => publicStaff(context.db, params.identifier, 'assistant')),
  calls.mediaCall('getStaff', ({ context, own, params }) => {
    requireOwnIdentifier(own, params.orgIdentifier);
    return listStaff(context.db, own.id);
  }),
  calls.mediaCall('deleteAssistant', async ({ context, own, params }) => {
    requireOwnId(own, params.organizationId);
    await removeAssistant(context.db, await requireOwnStaff(context.db, own, params.PersonID, 'assistant'));
    return 'success' as const;
  }),
  ...staffEditHandlers(calls),
  ...staffCreateHandlers(calls),
];
