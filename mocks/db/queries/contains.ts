import { sql, type Column, type SQL } from 'drizzle-orm';

/** Whether a column contains a text, letter for letter (no wildcards), upper or lower case. */
export const contains = (column: Column, text: string): SQL => sql`instr(lower(${column}), lower(${text.trim()})) > 0`;
