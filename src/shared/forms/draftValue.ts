import { createAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import type { Draft, Entered, UnfinishedSave } from './draft';

/** For a form whose value needs no slice of its own: texts, or toggles. */
export const draftChanged = createAction<Entered>('drafts/draftChanged');

/** Stores how far a save of several calls has come; null once nothing is left to finish. */
export const saveProgressed = createAction<UnfinishedSave | null>('drafts/saveProgressed');

/** Fields that differ from the form's initial values. */
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

/** Whether a save stopped partway. A pasted table has a save for each of its rows. */
export const isUnfinished = ({ value, unfinished }: Draft): boolean =>
  unfinished !== undefined ||
  (isRecord(value) && isRecord(value.unfinished) && Object.values(value.unfinished).some(isUnfinishedSave));
