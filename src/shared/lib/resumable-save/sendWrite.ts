import { notSaved } from '@/shared/api';
import type { ApiError, ApiRequest, StepAnswer } from '@/shared/api';
import { saysSaved } from './saysSaved';

/** What a step of a save leaves behind: the id of what it created, or the word `saved`. Never what was typed. */
export type Saved = number | string;

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** The base query, as a `queryFn` is given it. */
export type Send = (request: ApiRequest) => Answer | PromiseLike<Answer>;

/**
 * Sends one PUT or DELETE. An answer that does not tell whether it was done (empty, a number, a page of HTML) counts
 * when `isDone` finds in the data that it was.
 */
export async function sendWrite(
  send: Send,
  request: Omit<ApiRequest, 'answer'>,
  isDone: () => Promise<boolean>,
): Promise<StepAnswer<Saved>> {
  const { data, error } = await send({ ...request, answer: 'any' });
  if (error !== undefined && error.kind !== 'unreadable') return { error };
  if (error === undefined && saysSaved(data)) return { data: 'saved' };
  return (await isDone()) ? { data: 'saved' } : notSaved();
}

const isId = (id: unknown): id is Saved =>
  (typeof id === 'number' && id > 0) || (typeof id === 'string' && !['', '0'].includes(id.trim()));

/** Sends one POST and reads the `Id` of what it created. */
export async function sendCreate(send: Send, request: Omit<ApiRequest, 'answer'>): Promise<StepAnswer<Saved>> {
  const { data, error } = await send({ ...request, method: 'POST', answer: 'value' });
  if (error !== undefined) return { error };
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'Id') : undefined;
  return isId(id) ? { data: id } : notSaved();
}
