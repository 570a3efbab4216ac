import type { Classification } from './agreementsDto';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && value.trim() !== '');

/**
 * The rows of a look-up that can be chosen: those with an id and, where one is named, a text to choose them by.
 * The same id twice is the same choice. `T` is what the contract promises of the other fields, all of them optional.
 */
export function readRows<T>(answer: unknown, id: keyof T & string, text?: keyof T & string): T[] {
  const seen = new Set<string>();
  return (Array.isArray(answer) ? answer : []).filter((row: unknown): row is T => {
    if (!isRecord(row) || !isId(row[id]) || seen.has(String(row[id]))) return false;
    if (text !== undefined && (typeof row[text] !== 'string' || row[text].trim() === '')) return false;
    seen.add(String(row[id]));
    return true;
  });
}

/** Classes; football's have other names for the same two fields (section 3). */
export function readClasses(answer: unknown): Classification[] {
  const rows = (Array.isArray(answer) ? answer : []).map((row: unknown) =>
    isRecord(row) ? { ClassID: row.ClassID ?? row.FBID, ClassDescription: row.ClassDescription ?? row.FBClass } : row,
  );
  return readRows<Classification>(rows, 'ClassID', 'ClassDescription');
}

/** One field of a look-up of one value. */
export function readRecord(answer: unknown, field: string): number | string | undefined {
  const value = isRecord(answer) ? answer[field] : undefined;
  return isId(value) ? value : undefined;
}
