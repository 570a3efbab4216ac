import { notSaved } from '@/shared/api';
import type { ApiError, ApiRequest, StepAnswer } from '@/shared/api';

/** An id or the word `saved`, never what was typed. */
export type Saved = number | string;

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

export type Send = (request: ApiRequest) => Answer | PromiseLike<Answer>;

const SUCCESS_WORDS: readonly string[] = ['success', 'ok', 'true'];

/** API-11. Most writes have no defined answer, so a record counts unless it says otherwise. */
function saysSaved(answer: unknown): boolean {
  if (answer === true) return true;
  if (typeof answer === 'string') return SUCCESS_WORDS.includes(answer.trim().toLowerCase());
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || 'error' in answer) return false;
  const verdicts = ['success', 'status', 'message'].map((key): unknown => Reflect.get(answer, key));
  return verdicts.every((verdict) => verdict === undefined || saysSaved(verdict));
}

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

export async function sendCreate(send: Send, request: Omit<ApiRequest, 'answer'>): Promise<StepAnswer<Saved>> {
  const { data, error } = await send({ ...request, method: 'POST', answer: 'value' });
  if (error !== undefined) return { error };
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'Id') : undefined;
  return isId(id) ? { data: id } : notSaved();
}
