import { and, eq } from 'drizzle-orm';
import type { Queries } from '../openDatabase';
import { organizations } from '../schema';

/** The two keys of an organization: calls name it by one or the other. */
export interface OrganizationKeys {
  id: number;
  identifier: string;
  /** The number that its present sessions carry. */
  sessionGeneration: number;
}

/** The keys of an approved organization. */
export async function organizationKeys(db: Queries, identifier: string): Promise<OrganizationKeys | undefined> {
  const { id, sessionGeneration, status } = organizations;
  const [keys] = await db
    .select({ id, identifier: organizations.identifier, sessionGeneration })
    .from(organizations)
    .where(and(eq(organizations.identifier, identifier), eq(status, 'approved')));
  return keys;
}
