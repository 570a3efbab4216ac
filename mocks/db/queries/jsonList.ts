import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * All rows as one list, written by the database itself: of some hundred rows that is a third of the work of taking them
 * over value by value. Only for columns that hold texts and numbers as the API tells them.
 */
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
