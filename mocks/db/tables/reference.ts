import { type AnySQLiteColumn, integer } from 'drizzle-orm/sqlite-core';

/** The id of a row in another table, which each row must name. */
export const reference = <Name extends string>(name: Name, column: () => AnySQLiteColumn) =>
  integer(name).notNull().references(column);
