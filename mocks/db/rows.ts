import type { InferInsertModel, InferSelectModel, Table } from 'drizzle-orm';

/** What may be inserted into a table: `NewRow<typeof schools>`. */
export type NewRow<T extends Table> = InferInsertModel<T>;

/** What a table holds. */
export type Row<T extends Table> = InferSelectModel<T>;
