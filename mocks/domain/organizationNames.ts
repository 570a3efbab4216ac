import { and, eq, ne } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';
import type { Queries } from '../db/openDatabase';
import { organizations } from '../db/schema';
import { unprocessable } from '../http/Refusal';

/**
 * Equal for names that look alike: Unicode's skeleton, without case, accents, blanks, punctuation, and invisible signs. It is
 * taken before and after the case is folded, because `В` looks like `B`, but `в` does not look like `b`.
 */
function skeletonOf(name: string): string {
  const letters = unhomoglyph(name.normalize('NFKD')).toLowerCase();
  // A capital `i` looks like `l`, so case makes these three one.
  return unhomoglyph(letters)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('i', 'l');
}

/** An organization must not pass for another listed one, for example to a host who is asked to approve its request. */
export async function requireOwnName(tx: Queries, name: string, organizationId = 0): Promise<void> {
  const { id, organizationName, status } = organizations;
  const wanted = skeletonOf(name);
  const [own] = await tx.select({ organizationName }).from(organizations).where(eq(id, organizationId));
  // A name that was not changed never blocks a save.
  if (own !== undefined && skeletonOf(own.organizationName) === wanted) return;
  const listed = and(eq(status, 'approved'), ne(id, organizationId));
  const others = await tx.select({ organizationName }).from(organizations).where(listed);
  if (others.some((other) => skeletonOf(other.organizationName) === wanted)) {
    throw unprocessable('Organization', 'is the name of another listed organization, or looks like it');
  }
}
