import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../openDatabase';
import { organizations, persons, staffContacts, staffRecords } from '../schema';

export type StaffRole = 'director' | 'assistant';

type Person = components['schemas']['Person'];

const fields = {
  PersonID: persons.id,
  FirstName: persons.firstName,
  LastName: persons.lastName,
  Email: sql<string | null>`coalesce(${staffContacts.email}, ${persons.email})`,
  Picture: persons.picture,
  ContactID: staffRecords.contactId,
  RecordID: staffRecords.id,
  Identifier: organizations.identifier,
  NeedCredential: sql<0 | 1>`${persons.needCredential}`,
  OrganizationName: organizations.organizationName,
};

/** Lists the people of an organization. Records that are not yet linked to a person are left out. */
export async function listStaff(db: Queries, organizationId: number, role?: StaffRole): Promise<Person[]> {
  const ofRole: SQL | undefined = role === undefined ? undefined : eq(staffRecords.role, role);
  return db
    .select(fields)
    .from(staffRecords)
    .innerJoin(persons, eq(persons.id, staffRecords.personId))
    .innerJoin(organizations, eq(organizations.id, staffRecords.organizationId))
    .leftJoin(staffContacts, eq(staffContacts.id, staffRecords.contactId))
    .where(and(eq(staffRecords.organizationId, organizationId), ofRole))
    .orderBy(desc(staffRecords.role), asc(sql`lower(${persons.lastName})`), asc(persons.firstName), asc(persons.id));
}
