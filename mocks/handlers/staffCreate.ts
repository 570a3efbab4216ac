import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import { persons, staffContacts, staffRecords } from '../db/schema';
import type { MediaCall } from '../lib/callTypes';
import type { Calls } from '../lib/calls';
import { personValues } from '../lib/normalize';
import { requireOwnId, requireOwnPerson, requireOwnRecord, requireOwnStaffContact } from '../lib/ownership';
import { insertedId } from '../db/insertedId';

async function createContact({
  context,
  own,
  body,
}: MediaCall<'createDirectorContact' | 'createAssistantContact'>): Promise<{ Id: number }> {
  const values = { organizationId: own.id, email: body.Email };
  return { Id: insertedId(await context.db.insert(staffContacts).values(values).returning({ id: staffContacts.id })) };
}

async function createRecord({ context, own, params }: MediaCall<'createAssistantRecord'>) {
  requireOwnId(own, params.orgId);
  const values = { organizationId: own.id, role: 'assistant' as const };
  return { Id: insertedId(await context.db.insert(staffRecords).values(values).returning({ id: staffRecords.id })) };
}

async function createPerson({ context, own, body }: MediaCall<'createAssistantPerson'>) {
  const values = { organizationId: own.id, ...personValues(body) };
  return { Id: insertedId(await context.db.insert(persons).values(values).returning({ id: persons.id })) };
}

async function linkAssistant({ context, own, params }: MediaCall<'linkAssistant'>) {
  const id = await requireOwnRecord(context.db, own, params.orgRecordId, 'assistant');
  const personId = await requireOwnPerson(context.db, own, params.personId);
  const contactId = await requireOwnStaffContact(context.db, own, params.contactId);
  await context.db.update(staffRecords).set({ personId, contactId }).where(eq(staffRecords.id, id));
  return 'success' as const;
}

/** The calls that add an assistant: record, person, contact, and what joins them. */
export const staffCreateHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('createDirectorContact', createContact),
  mediaCall('createAssistantContact', createContact),
  mediaCall('createAssistantRecord', createRecord),
  mediaCall('createAssistantPerson', createPerson),
  mediaCall('linkAssistant', linkAssistant),
];
