import { eq } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../db/openDatabase';
import { counties, organizationTypes, states } from '../db/schema';
import { unprocessable } from '../http/Refusal';

/** Reduces a phone number to its digits, without the country code. */
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

type Lookup = typeof organizationTypes.typeId | typeof states.id | typeof counties.id;

const requireChoice =
  (field: string, column: Lookup) =>
  async (db: Queries, id: number | string): Promise<number> => {
    const found = await db
      .select({ id: column })
      .from(column.table)
      .where(eq(column, Number(id)));
    if (found[0] === undefined) throw unprocessable(field, 'is not a valid choice');
    return found[0].id;
  };

export const requireType = requireChoice('Type', organizationTypes.typeId);
export const requireState = requireChoice('State', states.id);
export const requireCounty = requireChoice('County', counties.id);
