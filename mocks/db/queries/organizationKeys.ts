import { and, eq } from 'drizzle-orm';
import type { Queries } from '../openDatabase';
import { organizations } from '../schema';

/** The two keys of an organization: calls name it by one or the other. */
export interface OrganizationKeys {
  id: number;
  identifier: string;
}

/** The keys of an approved organization. */
export async function organizationKeys(db: Queries, identifier: string): Promise<OrganizationKeys | undefined> {
  const [keys] = await db
    .select({ id: organizations.id, identifier: organizations.identifier })
    .from(organizations)
    .where(and(eq(organizations.identifier, identifier), eq(organizations.status, 'approved')));
  return keys;
}
