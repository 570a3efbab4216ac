import { createAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import type { Draft, Entered, UnfinishedSave } from './draft';

/** Changes the draft of a form that needs no slice of its own: one with text fields or toggles. */
export const draftChanged = createAction<Entered>('drafts/draftChanged');

/** Stores the progress of a save of several calls; null once nothing is left to finish. */
export const saveProgressed = createAction<UnfinishedSave | null>('drafts/saveProgressed');

/** Field values by name; in a draft, only those changed from the initial values. */
export type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const NONE: Texts = {};

export const textsOf = (draft: Draft | undefined): Texts => (isTexts(draft?.value) ? draft.value : NONE);

const isSaved = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

export function isUnfinishedSave(value: unknown): value is UnfinishedSave {
  if (!isRecord(value) || typeof value.step !== 'string' || !isRecord(value.done)) return false;
  return Object.values(value.done).every(isSaved);
}

/** Whether a save of the draft stopped partway. A pasted table has a separate save for each row. */
export const isUnfinished = ({ value, unfinished }: Draft): boolean =>
  unfinished !== undefined ||
  (isRecord(value) && isRecord(value.unfinished) && Object.values(value.unfinished).some(isUnfinishedSave));
