import { isObject } from './schema';

/** The records of a list that was answered; none where it was no list. */
export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** A value that can stand in a path: a number, or a text that is not blank. */
export function keyOf(record: unknown, field: string): string | number | undefined {
  const value = isObject(record) ? record[field] : undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The first of the records that has the field, with its value. */
export function firstWith(records: readonly unknown[], field: string): string | number | undefined {
  return records.map((record) => keyOf(record, field)).find((key) => key !== undefined);
}
