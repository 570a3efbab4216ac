import type { Client } from '@libsql/client';
import type { Database } from '../../mocks';

/** Rows as text, `table {columns}`, that were added, changed, or removed. */
export interface Changes {
  added: string[];
  gone: string[];
}

export interface DatabaseCopy {
  /** Restores all rows and id counters. */
  restore: () => Promise<void>;
  /** The differences from the copy. */
  changes: () => Promise<Changes>;
}

/** Columns that differ between equal runs. */
const RANDOM = new Set(['recovery_hash', 'global_id', 'mail']);

/** The tables that calls write to. */
const WRITTEN = [
  'agreements',
  'captcha_passes',
  'known_callers',
  'listing_requests',
  'logins',
  'mails',
  'organization_addresses',
  'organization_contacts',
  'organizations',
  'persons',
  'site_notifications',
  'staff_contacts',
  'staff_records',
];

const hasClient = (db: object): db is { $client: Client } => '$client' in db;

/** Keeps a copy beside the database, in memory: going back to it takes a millisecond, seeding afresh a hundred times that. */
export async function copyDatabase(db: Database): Promise<DatabaseCopy> {
  if (!hasClient(db)) throw new Error('drizzle gives the client of its database no more.');
  const { $client: client } = db;
  await client.execute("ATTACH DATABASE ':memory:' AS copy");
  const differences: string[] = [];
  for (const name of WRITTEN) {
    await client.execute(`CREATE TABLE copy.${name} AS SELECT * FROM main.${name}`);
    const { columns } = await client.execute(`SELECT * FROM copy.${name} LIMIT 0`);
    const fields = columns.filter((column) => !RANDOM.has(column)).map((column) => `'${column}', ${column}`);
    const from = (one: string, other: string, kind: string) =>
      `SELECT '${kind}' AS kind, '${name} ' || json_object(${fields.join(', ')}) AS row
         FROM (SELECT * FROM ${one}.${name} EXCEPT SELECT * FROM ${other}.${name})`;
    differences.push(from('main', 'copy', 'added'), from('copy', 'main', 'gone'));
  }
  await client.execute('CREATE TABLE copy.numbering AS SELECT * FROM main.sqlite_sequence');
  const back = WRITTEN.map((name) => `DELETE FROM main.${name}; INSERT INTO main.${name} SELECT * FROM copy.${name};`);

  return {
    restore: () =>
      client.executeMultiple(
        `PRAGMA foreign_keys = OFF; BEGIN; ${back.join(' ')}
         DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence SELECT * FROM copy.numbering;
         COMMIT; PRAGMA foreign_keys = ON;`,
      ),
    changes: async () => {
      // One statement for all tables is much faster.
      const { rows } = await client.execute(differences.join(' UNION ALL '));
      const of = (wanted: string): string[] =>
        rows.flatMap(({ kind, row }) => (kind === wanted && typeof row === 'string' ? [row] : []));
      return { added: of('added'), gone: of('gone') };
    },
  };
}
