import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import type { Draft, DraftId, UnfinishedSave } from './draft';

/** Fields that differ from the form's initial values. */
export type Texts = Readonly<Record<string, string>>;

/** `changes` would be lost with the value; `knows` is the replacement (`replacedAt`) that the screen shows. */
export const draftChanged = createAction<{ value: unknown; changes: number; knows: number }>('drafts/draftChanged');

/** null once nothing is left to finish. */
export const saveProgressed = createAction<UnfinishedSave | null>('drafts/saveProgressed');

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const NONE: Texts = {};

export const textsOf = (draft: Draft | undefined): Texts => (isTexts(draft?.value) ? draft.value : NONE);

type Changed = Omit<Draft, keyof DraftId | 'editedAt'>;

/** Undefined if the event changes nothing. */
export function changedDraft(draft: Draft | undefined, event: UnknownAction): Changed | undefined {
  const { value = {}, changes = 0, unfinished, elsewhere = false, replacedAt = 0 } = draft ?? {};
  const entered = changes - (unfinished === undefined ? 0 : 1);
  const kept = { ...(draft?.replacedAt !== undefined && { replacedAt }) };
  if (draftChanged.match(event)) {
    const { payload } = event;
    return {
      ...kept,
      value: payload.value,
      changes: payload.changes + (unfinished === undefined ? 0 : 1),
      ...(unfinished && { unfinished }),
      // Another tab's change stays marked until the form shows it.
      ...(elsewhere && payload.knows !== replacedAt && { elsewhere }),
    };
  }
  if (!saveProgressed.match(event) || (event.payload === null && unfinished === undefined)) return undefined;
  return {
    ...kept,
    value: value ?? {},
    changes: entered + (event.payload === null ? 0 : 1),
    ...(event.payload && { unfinished: event.payload }),
    ...(elsewhere && { elsewhere }),
  };
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

/** Before version 2, drafts held what became of their submission, too. */
export function withInputAlone(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft.value)) return draft;
  const { values, unfinished, edits } = draft.value;
  if (isRecord(edits)) return { ...draft, value: edits };
  if (!isRecord(values)) return draft;
  return { ...draft, value: values, ...(isUnfinishedSave(unfinished) && { unfinished }) };
}
