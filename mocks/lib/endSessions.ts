import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/openDatabase';
import { organizations } from '../db/schema';

/** Ends the sessions of an organization, because its password is a new one; answers the number of the next session. */
export async function endSessions(tx: Queries, organizationId: number): Promise<number> {
  const { id, sessionGeneration } = organizations;
  const [row] = await tx
    .update(organizations)
    .set({ sessionGeneration: sql`${sessionGeneration} + 1` })
    .where(eq(id, organizationId))
    .returning({ sessionGeneration });
  return row?.sessionGeneration ?? 0;
}
