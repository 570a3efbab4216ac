import { eq } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../db/openDatabase';
import { counties, organizationTypes, states } from '../db/schema';
import { unprocessable } from '../http/Refusal';

/** Digits only, without the country prefix. */
export function normalizePhone(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (digits === '') return null;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

export const personValues = (form: components['schemas']['StaffEdit']) => ({
  firstName: form.FirstName.trim(),
  lastName: form.LastName.trim(),
  email: form.Email,
});

const unknown = (field: string) => unprocessable(field, 'is not a valid choice');

export async function requireType(db: Queries, id: number | string): Promise<number> {
  const [found] = await db
    .select()
    .from(organizationTypes)
    .where(eq(organizationTypes.typeId, Number(id)));
  if (found === undefined) throw unknown('Type');
  return found.typeId;
}

export async function requireState(db: Queries, id: number | string): Promise<number> {
  const [found] = await db
    .select()
    .from(states)
    .where(eq(states.id, Number(id)));
  if (found === undefined) throw unknown('State');
  return found.id;
}

export async function requireCounty(db: Queries, id: number | string): Promise<number> {
  const [found] = await db
    .select()
    .from(counties)
    .where(eq(counties.id, Number(id)));
  if (found === undefined) throw unknown('County');
  return found.id;
}
