import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/openDatabase';
import { persons, siteNotifications, staffContacts, staffRecords } from '../db/schema';

/** Removes an assistant with all that belongs to the person alone: attendance, contact, record. */
export async function removeAssistant(db: Database, personId: number): Promise<void> {
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
