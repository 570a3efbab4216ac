import type { NewRow, schools } from '../../db/schema';

export type SchoolRow = NewRow<typeof schools>;
