import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import type { Draft, UnfinishedSave } from './draft';

/** Fields that differ from the form's initial values. */
export type Texts = Readonly<Record<string, string>>;

/** `knows` is the replacement (`replacedAt`) that the form has taken up. */
export const draftChanged = createAction<{ value: Texts; knows: number }>('drafts/draftChanged');

/** null once nothing is left to finish. */
export const saveProgressed = createAction<UnfinishedSave | null>('drafts/saveProgressed');

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const NONE: Texts = {};

export const textsOf = (draft: Draft | undefined): Texts => (isTexts(draft?.value) ? draft.value : NONE);

interface TextChange {
  value: Texts;
  unfinished: UnfinishedSave | undefined;
  /** Another tab's change stays marked until the form shows it. */
  isNoted: boolean;
}

/** Undefined if the event changes nothing. */
export function changeTexts(draft: Draft | undefined, event: UnknownAction): TextChange | undefined {
  const { unfinished, elsewhere = false, replacedAt = 0 } = draft ?? {};
  if (draftChanged.match(event)) {
    const { value, knows } = event.payload;
    return { value, unfinished, isNoted: elsewhere && knows !== replacedAt };
  }
  if (!saveProgressed.match(event) || (event.payload === null && unfinished === undefined)) return undefined;
  return { value: textsOf(draft), unfinished: event.payload ?? undefined, isNoted: elsewhere };
}

const isSaved = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

export function isUnfinishedSave(value: unknown): value is UnfinishedSave {
  if (!isRecord(value) || typeof value.step !== 'string' || !isRecord(value.done)) return false;
  return Object.values(value.done).every(isSaved);
}

/** A pasted table has a save for each of its rows. */
export const isUnfinished = ({ value, unfinished }: Draft): boolean =>
  unfinished !== undefined ||
  (isRecord(value) && isRecord(value.unfinished) && Object.values(value.unfinished).some(isUnfinishedSave));

/** Before version 2, a form's draft held its messages, too. */
export function withTextsAlone(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft.value) || !isRecord(draft.value.values)) return draft;
  const { values, unfinished } = draft.value;
  return { ...draft, value: values, ...(isUnfinishedSave(unfinished) && { unfinished }) };
}
