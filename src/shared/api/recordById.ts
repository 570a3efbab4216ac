import type { Answer, ApiRequest, Send } from './executeRequest';
import { unconfirmed } from './failure';
import { readRecord, type Reader, type Reading } from './reading';

type Request<Id> = (id: Id) => ApiRequest;

const queryFn =
  <Id, T>(request: Request<Id>, read: (response: unknown, id: Id) => Reading<T> | undefined) =>
  async (id: Id, _api: unknown, _extra: unknown, send: Send): Promise<Answer<Reading<T>>> => {
    const response = await send(request(id));
    if (response.error !== undefined) return response;
    const reading = read(response.data, id);
    return reading === undefined ? unconfirmed() : { data: reading };
  };

/** Requests one record by its id, and passes the id to the reader, because the record itself may lack it. */
export const recordById = <Id, T>(request: Request<Id>, readerOf: (id: Id) => Reader<T>) =>
  queryFn(request, (response, id: Id) => readRecord(response, readerOf(id)));

export const recordOrNoneById = <Id, T>(request: Request<Id>, readerOf: (id: Id) => Reader<T>) =>
  queryFn<Id, T | null>(request, (response, id) =>
    response === null ? { value: null, unreadable: 0, partial: 0 } : readRecord(response, readerOf(id)),
  );
