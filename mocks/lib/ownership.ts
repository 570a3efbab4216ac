import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/openDatabase';
import type { OrganizationKeys } from '../db/queries/organizationKeys';
import type { StaffRole } from '../db/queries/staff';
import { organizationAddresses, organizationContacts, persons, staffContacts, staffRecords } from '../db/schema';
import { forbidden, notFound } from './Refusal';

/** An id as a path or a body gives it: `12` and `'12'` are the same. */
type Id = number | string;

interface Owned {
  id: number;
  organizationId: number;
}

function requireOwned(own: OrganizationKeys, found: Owned | undefined, what: string): number {
  if (found === undefined) throw notFound(what);
  if (found.organizationId !== own.id) throw forbidden();
  return found.id;
}

export function requireOwnIdentifier(own: OrganizationKeys, identifier: string): void {
  if (identifier !== own.identifier) throw forbidden();
}

export function requireOwnId(own: OrganizationKeys, id: Id): void {
  if (Number(id) !== own.id) throw forbidden();
}

export async function requireOwnAddress(db: Queries, own: OrganizationKeys, id: Id): Promise<number> {
  const table = organizationAddresses;
  return requireOwned(
    own,
    (
      await db
        .select()
        .from(table)
        .where(eq(table.id, Number(id)))
    )[0],
    'address',
  );
}

export async function requireOwnContact(db: Queries, own: OrganizationKeys, id: Id): Promise<number> {
  const table = organizationContacts;
  return requireOwned(
    own,
    (
      await db
        .select()
        .from(table)
        .where(eq(table.id, Number(id)))
    )[0],
    'contact',
  );
}

/** A person that this organization created, linked or not. */
export async function requireOwnPerson(db: Queries, own: OrganizationKeys, id: Id): Promise<number> {
  return requireOwned(
    own,
    (
      await db
        .select()
        .from(persons)
        .where(eq(persons.id, Number(id)))
    )[0],
    'person',
  );
}

/** A person's contact that this organization created, linked or not. */
export async function requireOwnStaffContact(db: Queries, own: OrganizationKeys, id: Id): Promise<number> {
  const [found] = await db
    .select()
    .from(staffContacts)
    .where(eq(staffContacts.id, Number(id)));
  return requireOwned(own, found, 'contact');
}

/** A record of the organization's staff of that role. */
export async function requireOwnRecord(db: Queries, own: OrganizationKeys, id: Id, role: StaffRole): Promise<number> {
  const inRole = and(eq(staffRecords.id, Number(id)), eq(staffRecords.role, role));
  return requireOwned(own, (await db.select().from(staffRecords).where(inRole))[0], `${role}'s record`);
}

/** A person on the organization's staff, in that role. */
export async function requireOwnStaff(db: Queries, own: OrganizationKeys, id: Id, role: StaffRole): Promise<number> {
  const personId = await requireOwnPerson(db, own, id);
  const linked = and(eq(staffRecords.personId, personId), eq(staffRecords.role, role));
  if ((await db.select().from(staffRecords).where(linked)).length === 0) throw notFound(role);
  return personId;
}

/** The contact of a person on the organization's staff, in that role. */
export async function requireStaffContact(
  db: Queries,
  own: OrganizationKeys,
  id: Id,
  role: StaffRole,
): Promise<number> {
  const contactId = await requireOwnStaffContact(db, own, id);
  const linked = and(eq(staffRecords.contactId, contactId), eq(staffRecords.role, role));
  if ((await db.select().from(staffRecords).where(linked)).length === 0) throw notFound(`${role}'s contact`);
  return contactId;
}
