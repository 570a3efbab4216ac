import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { ApiMeta, ApiRequest } from './executeRequest';
import { unconfirmed, type ApiError } from './failure';
import { readRecord, type Reader, type Reading } from './reading';

type Answer<T> = QueryReturnValue<T, ApiError, ApiMeta>;
type Send = (request: ApiRequest) => Answer<unknown> | PromiseLike<Answer<unknown>>;
type Request<Id> = (id: Id) => ApiRequest;

const queryFn =
  <Id, T>(request: Request<Id>, read: (answer: unknown, id: Id) => Reading<T> | undefined) =>
  async (id: Id, _api: unknown, _extra: unknown, send: Send): Promise<Answer<Reading<T>>> => {
    const answer = await send(request(id));
    if (answer.error !== undefined) return answer;
    const reading = read(answer.data, id);
    return reading === undefined ? unconfirmed() : { data: reading };
  };

/** The reader gets the id that was asked for, since the record itself may lack it. */
export const recordById = <Id, T>(request: Request<Id>, readerOf: (id: Id) => Reader<T>) =>
  queryFn(request, (answer, id: Id) => readRecord(answer, readerOf(id)));

export const recordOrNoneById = <Id, T>(request: Request<Id>, readerOf: (id: Id) => Reader<T>) =>
  queryFn<Id, T | null>(request, (answer, id) =>
    answer === null ? { value: null, unreadable: 0, partial: 0 } : readRecord(answer, readerOf(id)),
  );
