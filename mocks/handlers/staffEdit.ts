import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { StaffRole } from '../db/queries/staff';
import { persons, staffContacts, staffRecords } from '../db/schema';
import type { MediaCall } from '../lib/callTypes';
import type { Calls } from '../lib/calls';
import { personValues } from '../lib/normalize';
import { requireOwnRecord, requireOwnStaff, requireOwnStaffContact, requireStaffContact } from '../lib/ownership';

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

/** Saving a director or an assistant: the person, the contact, and the link to a new contact. */
export const staffEditHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('updateDirectorPerson', updatePerson('director')),
  mediaCall('updateAssistantPerson', updatePerson('assistant')),
  mediaCall('updateDirectorContact', updateContact('director')),
  mediaCall('updateAssistantContact', updateContact('assistant')),
  mediaCall('linkDirectorContact', linkContact('director')),
  mediaCall('linkAssistantContact', linkContact('assistant')),
];
