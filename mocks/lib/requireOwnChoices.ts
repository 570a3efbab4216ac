import { eq } from 'drizzle-orm';
import type { Queries } from '../db/openDatabase';
import type { OrganizationKeys } from '../db/queries/organizationKeys';
import { persons } from '../db/schema';
import { forbidden } from './Refusal';

/** A list of choices may name the signed-in organization and its own staff only. */
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
