import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/openDatabase';
import type { OrganizationKeys } from '../db/queries/organizations';
import type { StaffRole } from '../db/queries/staff';
import { organizationAddresses, organizationContacts, persons, staffContacts, staffRecords } from '../db/schema';
import { forbidden, notFound } from '../http/Refusal';

/** `12` and `'12'` are the same. */
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
  const isMeant = eq(organizationAddresses.id, Number(id));
  const [found] = await db.select().from(organizationAddresses).where(isMeant);
  return requireOwned(own, found, 'address');
}

export async function requireOwnContact(db: Queries, own: OrganizationKeys, id: Id): Promise<number> {
  const isMeant = eq(organizationContacts.id, Number(id));
  const [found] = await db.select().from(organizationContacts).where(isMeant);
  return requireOwned(own, found, 'contact');
}

/** Created by this organization, linked or not. */
export async function requireOwnPerson(db: Queries, own: OrganizationKeys, id: Id): Promise<number> {
  const isMeant = eq(persons.id, Number(id));
  const [found] = await db.select().from(persons).where(isMeant);
  return requireOwned(own, found, 'person');
}

/** Created by this organization, linked or not. */
export async function requireOwnStaffContact(db: Queries, own: OrganizationKeys, id: Id): Promise<number> {
  const isMeant = eq(staffContacts.id, Number(id));
  const [found] = await db.select().from(staffContacts).where(isMeant);
  return requireOwned(own, found, 'contact');
}

export async function requireOwnRecord(db: Queries, own: OrganizationKeys, id: Id, role: StaffRole): Promise<number> {
  const inRole = and(eq(staffRecords.id, Number(id)), eq(staffRecords.role, role));
  return requireOwned(own, (await db.select().from(staffRecords).where(inRole))[0], `${role}'s record`);
}

export async function requireOwnStaff(db: Queries, own: OrganizationKeys, id: Id, role: StaffRole): Promise<number> {
  const personId = await requireOwnPerson(db, own, id);
  const linked = and(eq(staffRecords.personId, personId), eq(staffRecords.role, role));
  if ((await db.select().from(staffRecords).where(linked)).length === 0) throw notFound(role);
  return personId;
}

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

export async function requireOwnChoices(
  db: Queries,
  own: OrganizationKeys,
  choices: readonly { staff: number | string; identifier: string }[],
): Promise<void> {
  const rows = await db.select({ id: persons.id }).from(persons).where(eq(persons.organizationId, own.id));
  const staff = new Set(rows.map(({ id }) => id));
  const isOwn = choices.every((choice) => choice.identifier === own.identifier && staff.has(Number(choice.staff)));
  if (!isOwn) throw forbidden();
}
