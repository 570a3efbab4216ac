import { eq } from 'drizzle-orm';
import type { Queries } from '../db/openDatabase';
import { counties, organizationTypes, states } from '../db/schema';
import { unprocessable } from './Refusal';

const unknown = (field: string) => unprocessable(field, 'is none of those offered');

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
