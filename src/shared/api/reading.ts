import { isRecord } from '@/shared/lib/is-record';
import type { ApiPath } from './apiPath';
import type { Answer, ApiMeta, Send } from './baseQuery';
import { unconfirmed } from './failure';
import { FieldReader, type Row } from './fieldReader';
import type { ResponseKind } from './readResponse';

/** What could be read from a response, and how many of its entries could not. */
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

/** The type of what a reader returns. */
export type Read<R extends Reader<unknown>> = NonNullable<ReturnType<R>>;

type IdOf<T> = (entry: T) => number | string;

export function readEntries<T>(response: unknown, reader: Reader<T>, idOf?: IdOf<T>): Reading<T[]> {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [];
  const values = new FieldReader();
  let unreadable = 0;
  let partial = 0;
  const value: T[] = [];
  const ids = new Set<string>();
  for (const entry of entries) {
    const before = values.unreadable;
    const read = isRecord(entry) ? reader(entry, values) : undefined;
    if (read === undefined) unreadable += 1;
    if (read === undefined || read === null) continue;
    const id = idOf && String(idOf(read));
    if (id !== undefined && ids.has(id)) continue;
    if (id !== undefined) ids.add(id);
    value.push(read);
    if (values.unreadable > before) partial += 1;
  }
  // Freezes only the list: Immer skips a frozen list, and would otherwise freeze each of 10,000 entries.
  Object.freeze(value);
  return { value, unreadable, partial };
}

export function readRecord<T>(response: unknown, reader: Reader<T>): Reading<T> | undefined {
  const values = new FieldReader();
  const value = isRecord(response) ? reader(response, values) : undefined;
  return value === undefined || value === null
    ? undefined
    : { value, unreadable: 0, partial: values.unreadable > 0 ? 1 : 0 };
}

/** Whether a list counts as a failed response: several unreadable entries, none to show. The screen reports a single unreadable entry. */
export const isLost = ({ value, unreadable }: Reading<readonly unknown[]>): boolean =>
  value.length === 0 && unreadable > 1;

/** A query's result: what was read, and when this device stored it; an error if nothing could be read. */
export function answerOf<T>(reading: Reading<T> | undefined, meta: ApiMeta | undefined): Answer<Reading<T>> {
  if (reading === undefined) return unconfirmed();
  return { data: meta?.storedAt === undefined ? reading : { ...reading, storedAt: meta.storedAt } };
}

type PathOf<Arg> = (argument: Arg) => ApiPath;

// Each of these creates the `queryFn` of an endpoint that sends one request and reads its response.

const queryOf =
  <Arg, T>(
    pathOf: PathOf<Arg>,
    kind: ResponseKind,
    read: (response: unknown, argument: Arg) => Reading<T> | undefined,
  ) =>
  async (argument: Arg, _api: unknown, _extra: unknown, send: Send): Promise<Answer<Reading<T>>> => {
    const response = await send({ path: pathOf(argument), response: kind });
    return response.error === undefined ? answerOf(read(response.data, argument), response.meta) : response;
  };

const listThat =
  (isFailed: (reading: Reading<readonly unknown[]>) => boolean) =>
  <Arg, T>(pathOf: PathOf<Arg>, reader: Reader<T>, idOf?: IdOf<T>) =>
    queryOf(pathOf, 'list', (response) => {
      const reading = readEntries(response, reader, idOf);
      return isFailed(reading) ? undefined : reading;
    });

/** For lists that may be shown empty: if the only entry is unreadable, the screen says so. If all of several are, the response fails. */
export const listOf = listThat(isLost);

/** For lists that must not look empty by mistake: the response fails if an entry is unreadable and none is left to show. */
export const neededListOf = listThat(({ value, unreadable }) => value.length === 0 && unreadable > 0);

/** The reader gets the id that was asked for, because the record itself may lack it. */
export const recordOf = <Arg, T>(pathOf: PathOf<Arg>, readerOf: (argument: Arg) => Reader<T>) =>
  queryOf(pathOf, 'value', (response, argument) => readRecord(response, readerOf(argument)));

export const recordOrNoneOf = <Arg, T>(pathOf: PathOf<Arg>, readerOf: (argument: Arg) => Reader<T>) =>
  queryOf<Arg, T | null>(pathOf, 'value', (response, argument) =>
    response === null ? { value: null, unreadable: 0, partial: 0 } : readRecord(response, readerOf(argument)),
  );
