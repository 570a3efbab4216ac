import { type Column, sql, type SQL } from 'drizzle-orm';

/**
 * Whether a column contains a string, ignoring case; `%` and `_` are not wildcards. SQLite's lower() converts A to Z only, so the query
 * also searches for the string in JavaScript's lower case: "PEÑA" finds "Peña".
 */
export function contains(column: Column, text: string): SQL {
  const part = text.trim();
  return sql`(instr(lower(${column}), lower(${part})) > 0 or instr(lower(${column}), ${part.toLowerCase()}) > 0)`;
}

/** Makes SQLite return the rows as one JSON array, in a third of the time that it takes to map hundreds of rows in JavaScript. */
export function jsonList<T extends object>(
  fields: Readonly<Record<keyof T & string, Column | SQL>>,
  order: readonly SQL[],
): SQL<T[]> {
  const parts = Object.entries<Column | SQL>(fields).flatMap(([name, value]) => [sql`${name}`, sql`${value}`]);
  const row = sql`json_object(${sql.join(parts, sql`, `)})`;
  return sql`json_group_array(${row} order by ${sql.join([...order], sql`, `)})`.mapWith(
    (list: string) => JSON.parse(list) as T[],
  );
}

export function insertedId(rows: readonly { id: number }[]): number {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row.id;
}
