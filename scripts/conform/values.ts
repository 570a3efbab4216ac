import { isObject } from './schema';

export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export function keyOf(record: unknown, field: string): string | number | undefined {
  const value = isObject(record) ? record[field] : undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function firstWith(records: readonly unknown[], field: string): string | number | undefined {
  return records.map((record) => keyOf(record, field)).find((key) => key !== undefined);
}
