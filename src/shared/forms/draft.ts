import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';

export interface DraftId {
  /** The organization's Identifier; '' for a visitor. */
  owner: string;
  form: string;
  /** An ActivityID or a PersonID; '' if the form has only one subject. */
  subject: string;
  /** Never written to browser storage. */
  volatile?: boolean;
}

export const draftOf = (owner: string, form: string, subject: string | number = ''): DraftId => ({
  owner,
  form,
  subject: String(subject),
});

/** A save of several calls that stopped partway. Holds ids, never what was typed. */
export interface UnfinishedSave {
  /** The part that failed or was interrupted; '' if unknown. */
  step: string;
  /** The completed parts: for each, the id of the record or the word `saved`. */
  done: Readonly<Record<string, number | string>>;
  /** Whether a try of this part may have arrived although no response confirmed it. */
  isUnconfirmed?: boolean;
}

export interface Draft extends DraftId {
  /** What was entered; null after the draft was removed. The other fields stay, so that other tabs notice the removal by `editedAt`. */
  value: unknown;
  /** What is needed after a reload to finish a save that stopped partway. */
  unfinished?: UnfinishedSave;
  /** How many changes would be lost with the draft. */
  changes: number;
  /** When the draft was last changed, in milliseconds since the epoch; 0 if never. */
  editedAt: number;
  /** Whether another tab made the latest change: the form says so until the user edits it in this tab. */
  fromOtherTab?: boolean;
  /** When something other than its own form last changed the draft; the form then restarts with the new values. */
  replacedAt?: number;
}

/** How many changes the user made. A save that stopped partway counts only without other changes, so that its draft is not overlooked. */
export const countChanges = ({ changes, unfinished }: Pick<Draft, 'changes' | 'unfinished'>): number =>
  unfinished && changes > 1 ? changes - 1 : changes;

/** Identifies a draft in one string: its key in the store, its lock's name, its mutation's cache key, and part of its view state's name. */
export const draftKey = ({ owner, form, subject }: DraftId): string =>
  [owner, form, subject].map(encodeURIComponent).join('/');

/** A form's whole value after a change. */
export interface Entered {
  value: unknown;
  /** How many changes would be lost with the value. */
  changes: number;
  /** The `replacedAt` of the draft that the screen was showing; if missing, the screen counts as up to date. */
  knows?: number;
}

export interface DraftAction extends UnknownAction {
  meta: {
    draft: DraftId;
    /** When the edit was made (ms since the epoch). Undefined if the action is not an edit: `editedAt` stays, so other tabs ignore it. */
    at?: number;
    /** The value after an action of the form's own slice. The sender computes it, because the drafts slice does not know that slice. */
    entered?: Entered;
  };
}

export const forDraft = (
  draft: DraftId,
  action: UnknownAction,
  { isEdit = true, entered }: { isEdit?: boolean; entered?: Entered } = {},
): DraftAction => ({
  ...action,
  meta: { draft, ...(isEdit && { at: Date.now() }), ...(entered && { entered }) },
});

export const isDraftAction = (action: UnknownAction): action is DraftAction =>
  isRecord(action.meta) && 'draft' in action.meta;

const removed = createAction('drafts/draftRemoved');

export const isDraftRemoved = removed.match;

export const draftRemoved = ({ owner, form, subject }: DraftId): DraftAction =>
  forDraft({ owner, form, subject }, removed());

/** Sets who is signed in ('' for nobody), and removes the drafts of all other organizations. */
export const draftsClaimed = createAction<string>('drafts/draftsClaimed');

/** Someone logged out: removes all drafts, visitors' included. */
export const draftsCleared = createAction('drafts/draftsCleared');

/** Removes drafts last edited before this time (ms since the epoch). */
export const draftsExpired = createAction<number>('drafts/draftsExpired');

/** Changes the draft of a form that needs no slice of its own: one with text fields or toggles. */
export const draftChanged = createAction<Entered>('drafts/draftChanged');

/** Stores how far a save of several calls has come; null if it is finished or given up. */
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

export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  [value.owner, value.form, value.subject].every((part) => typeof part === 'string') &&
  [value.changes, value.editedAt].every((part) => typeof part === 'number') &&
  (value.unfinished === undefined || isUnfinishedSave(value.unfinished)) &&
  'value' in value;
