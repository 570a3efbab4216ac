import type { Database } from '../db/openDatabase';
import * as schema from '../db/schema';
import { hashPassword } from '../auth/passwords';
import { DEMO_PASSWORD } from './demoLogins';
import { insertRows } from './insertRows';
import { seedRows } from './seedRows';

/** A fixed salt, so that the password hashes of the seed are the same everywhere. */
const SALT = Buffer.from('stand-in seed...');

export async function seedDatabase(db: Database, today?: string): Promise<void> {
  const { logins, ...rows } = seedRows(today);
  const passwordHash = await hashPassword(DEMO_PASSWORD, SALT);
  await db.transaction(async (queries) => {
    for (const [name, own] of Object.entries(rows)) {
      await insertRows(queries, schema[name as keyof typeof rows], own as never[]);
    }
    await insertRows(
      queries,
      schema.logins,
      logins.map((login) => ({ ...login, passwordHash })),
    );
  });
}
