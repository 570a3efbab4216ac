import { isRecord } from '@/shared/lib/is-record';
import { ageOf } from './answerStore';
import { Values, type Row } from './values';

/** What was read of an answer, and how much of it could not be. */
export interface Reading<T> {
  value: T;
  /** Entries that are left out. */
  unread: number;
  /** Entries that are there without all of their values. */
  partial: number;
  /** When it came (ms since the epoch), where this device has kept it. */
  keptAt?: number;
}

/** A record as its reader leaves it: a missing text is ''. */
export type Complete<T> = { [K in keyof T]-?: NonNullable<T[K]> };

/** Reads a record of one kind. Undefined: it can't be read. Null: it is none of those that are wanted. */
export type Reader<T> = (row: Row, values: Values) => T | null | undefined;

function aged(answer: unknown): { keptAt?: number } {
  const keptAt = ageOf(answer);
  return keptAt === undefined ? {} : { keptAt };
}

/**
 * The entries of a list that can be read, in their order.
 * @param idOf where the same id twice is the same choice
 */
export function readEntries<T>(answer: unknown, reader: Reader<T>, idOf?: (entry: T) => number | string): Reading<T[]> {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const values = new Values();
  let unread = 0;
  let partial = 0;
  let value: T[] = [];
  for (const entry of entries) {
    const before = values.unreadable;
    const read = isRecord(entry) ? reader(entry, values) : undefined;
    if (read === undefined) unread += 1;
    else if (read !== null) {
      value.push(read);
      if (values.unreadable > before) partial += 1;
    }
  }
  if (idOf !== undefined) {
    const ids = value.map((one) => String(idOf(one)));
    value = value.filter((_one, index) => ids.indexOf(ids[index] ?? '') === index);
  }
  // The store freezes what it is given, each of 10,000 entries for itself, but takes a frozen list as it is.
  Object.freeze(value);
  return { value, unread, partial, ...aged(answer) };
}

export function readRecord<T>(answer: unknown, reader: Reader<T>): Reading<T> | undefined {
  const values = new Values();
  const value = isRecord(answer) ? reader(answer, values) : undefined;
  return value === undefined || value === null
    ? undefined
    : { value, unread: 0, partial: values.unreadable > 0 ? 1 : 0, ...aged(answer) };
}

/** What RTK Query takes as a schema (standardschema.dev). */
interface Schema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (answer: unknown) => { readonly value: T } | { readonly issues: readonly { message: string }[] };
  };
}

const schema = <T>(read: (answer: unknown) => T | undefined): Schema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'media-portal',
    validate: (answer) => {
      const value = read(answer);
      return value === undefined ? { issues: [{ message: 'The answer can not be read.' }] } : { value };
    },
  },
});

/** `responseSchema` of a query for a list: entries that can't be read are left out and counted, unless all are such. */
export const listOf = <T>(reader: Reader<T>, idOf?: (entry: T) => number | string): Schema<Reading<T[]>> =>
  schema((answer) => {
    const reading = readEntries(answer, reader, idOf);
    return reading.value.length === 0 && reading.unread > 0 ? undefined : reading;
  });

/** `responseSchema` of a query for a record: one that can't be read is an error. */
export const recordOf = <T>(reader: Reader<T>): Schema<Reading<T>> => schema((answer) => readRecord(answer, reader));

/** The same where there may be no record. */
export const recordOrNone = <T>(reader: Reader<T>): Schema<Reading<T | null>> =>
  schema((answer) => (answer === null ? { value: null, unread: 0, partial: 0 } : readRecord(answer, reader)));
