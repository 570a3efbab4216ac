import type { Dispatch } from '@reduxjs/toolkit';
import {
  isApiError,
  isUncertain,
  responseIs,
  saysFailed,
  unconfirmed,
  type ApiError,
  type ApiRequest,
  type Outcome,
  type Send,
} from '@/shared/api';
import { fieldInAnyCase, fieldOf, isRecord } from '@/shared/lib/is-record';
import { forDraft, saveProgressed, type DraftId, type UnfinishedSave } from './draft';

/** The result of a completed part of a save: an id or the word `saved`, never what was typed. */
export type Saved = number | string;

/** The completed parts of a save of several calls, with their results. */
export type Done<Part extends string> = Readonly<Partial<Record<Part, Saved>>>;

type Write = Omit<ApiRequest, 'response'>;

const SUCCESS_WORDS: readonly string[] = ['success', 'ok', 'true'];

/**
 * Whether a response confirms a write. Because the API defines no response for most writes, a JSON object counts as a
 * confirmation unless it says otherwise (API-11).
 */
function saysSaved(response: unknown): boolean {
  if (response === true) return true;
  if (typeof response === 'string') return SUCCESS_WORDS.includes(response.trim().toLowerCase());
  if (!isRecord(response) || saysFailed(response)) return false;
  const verdicts = ['success', 'status', 'message'].map((key) => fieldInAnyCase(response, key));
  return verdicts.every((verdict) => verdict === undefined || saysSaved(verdict));
}

/** Sends a write. If the response does not clearly confirm it, `isDone` checks whether the server's data shows the change. */
export async function sendWrite(send: Send, request: Write, isDone: () => Promise<boolean>): Promise<Outcome<Saved>> {
  const { data, error } = await send({ ...request, response: 'any' });
  if (error !== undefined && error.kind !== 'unreadable') return { error };
  if (error === undefined && saysSaved(data)) return { data: 'saved' };
  return (await isDone()) ? { data: 'saved' } : unconfirmed(error?.message);
}

/** Sends choices that only the response `success` confirms (ATT-7, CRD-2). */
export async function sendChoices(send: Send, request: Pick<Write, 'path' | 'body'>): Promise<Outcome<null>> {
  const { data, error } = await send({ ...request, method: 'PUT', response: 'any' });
  if (error !== undefined) return { error };
  if (responseIs(data, 'success')) return { data: null };
  return unconfirmed('The media service did not confirm that it was saved.');
}

const isId = (id: unknown): id is Saved =>
  (typeof id === 'number' && id > 0) || (typeof id === 'string' && !['', '0'].includes(id));

/** Creates a record, and returns its id. */
export async function sendCreate(send: Send, request: Write): Promise<Outcome<Saved>> {
  const { data, error } = await send({ ...request, method: 'POST', response: 'value' });
  if (error !== undefined) return { error };
  const answered = fieldOf(data, 'Id');
  const id = typeof answered === 'string' ? answered.trim() : answered;
  return isId(id) ? { data: id } : unconfirmed();
}

export interface SavePart<Part extends string> {
  name: Part;
  send: (done: Done<Part>) => Promise<Outcome<Saved>>;
}

interface SaveContext<Part extends string> {
  /** Parts that are already saved and not sent again. */
  done: Done<Part>;
  /** The progress of an earlier attempt. */
  resume?: UnfinishedSave | undefined;
  /** Where the progress is stored. */
  draft: DraftId;
  dispatch: Dispatch;
}

/** Whether a failed save certainly changed nothing on the server, so that there is nothing to finish. */
export function isFullyRefused(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status = 0, unfinished } = error;
  const isNothingDone = Object.keys(unfinished?.done ?? {}).length === 0 && unfinished?.isUnconfirmed !== true;
  return isNothingDone && kind === 'http' && status < 500 && status !== 401;
}

const withDoubt = (progress: UnfinishedSave, isUnconfirmed: boolean): UnfinishedSave =>
  isUnconfirmed ? { ...progress, isUnconfirmed } : progress;

/**
 * Sends the parts of a save one after the other and stops at the first failure; the error names the part. Before each
 * part, stores in the draft which parts are done (ids only), so that after a reload, the save can be finished without
 * creating anything twice (SAV-2).
 */
export async function saveParts<Part extends string>(
  parts: readonly SavePart<Part>[],
  { done, resume, draft, dispatch }: SaveContext<Part>,
): Promise<Outcome<Done<Part>>> {
  const results: Partial<Record<Part, Saved>> = { ...done };
  const store = (progress: UnfinishedSave | null) => dispatch(forDraft(draft, saveProgressed(progress)));
  for (const { name, send } of parts) {
    if (results[name] !== undefined) continue;
    // Neither a refusal of this try nor a lost connection tells what became of an earlier one, perhaps of a later part.
    const doubted =
      resume?.isUnconfirmed === true && results[resume.step as Part] === undefined ? resume.step : undefined;
    const wasUnconfirmed = doubted !== undefined;
    const progress = { step: doubted ?? name, done: { ...results } as Record<string, Saved> };
    store(withDoubt(progress, wasUnconfirmed));
    const outcome = await send(results).catch(() => unconfirmed());
    if (outcome.error !== undefined) {
      const unfinished = withDoubt(progress, wasUnconfirmed || isUncertain(outcome.error));
      const error: ApiError = { ...outcome.error, unfinished };
      if (isFullyRefused(error)) store(null);
      else if (unfinished.isUnconfirmed === true) store(unfinished);
      return { error };
    }
    results[name] = outcome.data;
  }
  store(null);
  return { data: results };
}

/** Returns the stored progress of the parts that still exist; an earlier release may have stored others. */
export function doneOf<Part extends string>(progress: UnfinishedSave | undefined, parts: readonly Part[]): Done<Part> {
  const done: Partial<Record<Part, Saved>> = {};
  for (const part of parts) {
    const result = progress?.done[part];
    if (result !== undefined) done[part] = result;
  }
  return done;
}

/** The error of a resumed save that failed before its first write. Contains the old progress, because callers read it from the error. */
export const stillUnfinished = (unfinished: UnfinishedSave, error: ApiError): { error: ApiError } => ({
  error: { ...error, unfinished },
});

/** The progress of a failed save, from its error. */
export const unfinishedOf = (error: unknown): UnfinishedSave =>
  (isApiError(error) ? error.unfinished : undefined) ?? { step: '', done: {} };
