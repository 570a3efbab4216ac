import { type AnySQLiteColumn, integer } from 'drizzle-orm/sqlite-core';

/** A required column with the id of a row in another table. */
export const reference = <Name extends string>(name: Name, column: () => AnySQLiteColumn) =>
  integer(name).notNull().references(column);
