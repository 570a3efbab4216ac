import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/openDatabase';
import type { OrganizationKeys } from '../db/queries/organizations';
import type { StaffRole } from '../db/queries/staff';
import { organizationAddresses, organizationContacts, persons, staffContacts, staffRecords } from '../db/schema';
import { forbidden, notFound } from '../http/Refusal';

/** An id from a path or a body: `12` and `'12'` are the same. */
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

type OwnedTable = typeof organizationAddresses | typeof organizationContacts | typeof persons | typeof staffContacts;

/** Requires that the row itself names this organization as its owner, because a new person or contact has no staff record yet. */
const requireOwnRow =
  (table: OwnedTable, what: string) =>
  async (db: Queries, own: OrganizationKeys, id: Id): Promise<number> => {
    const { organizationId } = table;
    const found = await db
      .select({ id: table.id, organizationId })
      .from(table)
      .where(eq(table.id, Number(id)));
    return requireOwned(own, found[0], what);
  };

export const requireOwnAddress = requireOwnRow(organizationAddresses, 'address');
export const requireOwnContact = requireOwnRow(organizationContacts, 'contact');
export const requireOwnPerson = requireOwnRow(persons, 'person');
export const requireOwnStaffContact = requireOwnRow(staffContacts, 'contact');

export async function requireOwnRecord(db: Queries, own: OrganizationKeys, id: Id, role: StaffRole): Promise<number> {
  const inRole = and(eq(staffRecords.id, Number(id)), eq(staffRecords.role, role));
  return requireOwned(own, (await db.select().from(staffRecords).where(inRole))[0], `${role}'s record`);
}

type Link = typeof staffRecords.personId | typeof staffRecords.contactId;

/** Requires that a person or contact belongs to this organization, and that a staff record with the role refers to it. */
const requireLinked =
  (requireOwnOne: typeof requireOwnPerson, column: Link, whatOf: (role: StaffRole) => string) =>
  async (db: Queries, own: OrganizationKeys, id: Id, role: StaffRole): Promise<number> => {
    const ownId = await requireOwnOne(db, own, id);
    const linked = and(eq(column, ownId), eq(staffRecords.role, role));
    if ((await db.select().from(staffRecords).where(linked)).length === 0) throw notFound(whatOf(role));
    return ownId;
  };

export const requireOwnStaff = requireLinked(requireOwnPerson, staffRecords.personId, (role) => role);
export const requireStaffContact = requireLinked(
  requireOwnStaffContact,
  staffRecords.contactId,
  (role) => `${role}'s contact`,
);

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
