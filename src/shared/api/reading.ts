import { isRecord } from '@/shared/lib/is-record';
import type { Answer, ApiRequest, Send } from './baseQuery';
import { unconfirmed } from './failure';
import { ageOf } from './responseStore';
import { FieldReader, type Row } from './fieldReader';

export interface Reading<T> {
  value: T;
  unreadable: number;
  /** The number of entries with some unreadable values. */
  partial: number;
  /** When this device stored the response (ms since the epoch); missing for a live one. */
  storedAt?: number;
}

export type Complete<T> = { [K in keyof T]-?: NonNullable<T[K]> };

/** Reads one record. Returns undefined if it is unreadable, null if the list should leave it out. */
export type Reader<T> = (row: Row, values: FieldReader) => T | null | undefined;

function aged(response: unknown): { storedAt?: number } {
  const storedAt = ageOf(response);
  return storedAt === undefined ? {} : { storedAt };
}

export function readEntries<T>(
  response: unknown,
  reader: Reader<T>,
  idOf?: (entry: T) => number | string,
): Reading<T[]> {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [];
  const values = new FieldReader();
  let unreadable = 0;
  let partial = 0;
  const value: T[] = [];
  const ids = new Set<string>();
  const isRepeated = (read: T): boolean => {
    if (idOf === undefined) return false;
    const known = ids.size;
    return ids.add(String(idOf(read))).size === known;
  };
  for (const entry of entries) {
    const before = values.unreadable;
    const read = isRecord(entry) ? reader(entry, values) : undefined;
    if (read === undefined) unreadable += 1;
    else if (read !== null && !isRepeated(read)) {
      value.push(read);
      if (values.unreadable > before) partial += 1;
    }
  }
  // Freezes only the list: Immer skips a frozen list, and would otherwise freeze each of 10,000 entries.
  Object.freeze(value);
  return { value, unreadable, partial, ...aged(response) };
}

export function readRecord<T>(response: unknown, reader: Reader<T>): Reading<T> | undefined {
  const values = new FieldReader();
  const value = isRecord(response) ? reader(response, values) : undefined;
  return value === undefined || value === null
    ? undefined
    : { value, unreadable: 0, partial: values.unreadable > 0 ? 1 : 0, ...aged(response) };
}

interface Schema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      response: unknown,
    ) => { readonly value: T } | { readonly issues: readonly { message: string }[] };
  };
}

const schema = <T>(read: (response: unknown) => T | undefined): Schema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'media-portal',
    validate: (response) => {
      const value = read(response);
      return value === undefined ? { issues: [{ message: 'The response can not be read.' }] } : { value };
    },
  },
});

/** Whether a list counts as a failed response: several unreadable entries, and none to show. If it is only one, the screen says so. */
export const isLost = ({ value, unreadable }: Reading<readonly unknown[]>): boolean =>
  value.length === 0 && unreadable > 1;

export const listOf = <T>(reader: Reader<T>, idOf?: (entry: T) => number | string): Schema<Reading<T[]>> =>
  schema((response) => {
    const reading = readEntries(response, reader, idOf);
    return isLost(reading) ? undefined : reading;
  });

/** For lists that must not look empty by mistake: the response fails if an entry is unreadable and none is left to show. */
export const neededListOf = <T>(reader: Reader<T>, idOf?: (entry: T) => number | string): Schema<Reading<T[]>> =>
  schema((response) => {
    const reading = readEntries(response, reader, idOf);
    return reading.value.length === 0 && reading.unreadable > 0 ? undefined : reading;
  });

export const recordOf = <T>(reader: Reader<T>): Schema<Reading<T>> =>
  schema((response) => readRecord(response, reader));

const readRecordOrNone = <T>(response: unknown, reader: Reader<T>): Reading<T | null> | undefined =>
  response === null ? { value: null, unreadable: 0, partial: 0 } : readRecord(response, reader);

export const recordOrNone = <T>(reader: Reader<T>): Schema<Reading<T | null>> =>
  schema((response) => readRecordOrNone(response, reader));

type Request<Id> = (id: Id) => ApiRequest;

const queryById =
  <Id, T>(request: Request<Id>, read: (response: unknown, id: Id) => Reading<T> | undefined) =>
  async (id: Id, _api: unknown, _extra: unknown, send: Send): Promise<Answer<Reading<T>>> => {
    const response = await send(request(id));
    if (response.error !== undefined) return response;
    const reading = read(response.data, id);
    return reading === undefined ? unconfirmed() : { data: reading };
  };

/** Requests one record by its id, and passes the id to the reader, because the record itself may lack it. */
export const recordById = <Id, T>(request: Request<Id>, readerOf: (id: Id) => Reader<T>) =>
  queryById(request, (response, id: Id) => readRecord(response, readerOf(id)));

export const recordOrNoneById = <Id, T>(request: Request<Id>, readerOf: (id: Id) => Reader<T>) =>
  queryById<Id, T | null>(request, (response, id) => readRecordOrNone(response, readerOf(id)));
