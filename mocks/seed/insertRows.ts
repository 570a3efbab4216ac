import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '../db/openDatabase';
import type * as schema from '../db/schema';

/** The rows of some tables, by the table's name in the schema. */
export type RowsOf<Table extends keyof typeof schema> = { [Name in Table]: schema.NewRow<(typeof schema)[Name]>[] };

/** Inserts rows as JSON in one statement: ten thousand take a fraction of a second, and SQLite's parameter limit does not apply. */
export async function insertRows<T extends SQLiteTable>(
  db: Queries,
  table: T,
  rows: readonly schema.NewRow<T>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, index) => sql.raw(`json_extract(value, '$[${String(index)}]')`)),
    sql`, `,
  );
  const cells = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  const json = JSON.stringify(cells.map((cell) => columns.map(([key]) => cell.get(key) ?? null)));
  await db.run(
    sql`INSERT INTO ${sql.identifier(getTableName(table))} (${names}) SELECT ${values} FROM json_each(${json})`,
  );
}
