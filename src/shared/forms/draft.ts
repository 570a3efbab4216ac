import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';

export interface DraftId {
  /** The organization's Identifier; '' for a visitor. */
  owner: string;
  form: string;
  /** An ActivityID or a person; '' if the form has only one subject. */
  subject: string;
  /** Never written to disk. */
  volatile?: boolean;
}

/** A save of several calls that stopped partway. Holds ids, never what was typed. */
export interface UnfinishedSave {
  /** The part that failed or was interrupted; '' if unknown. */
  step: string;
  /** What is done, by part: an id, or the word `saved`. */
  done: Readonly<Record<string, number | string>>;
}

export interface Draft extends DraftId {
  /** What was entered; null for a removed draft, which stays so that `editedAt` tells other tabs of the removal. */
  value: unknown;
  /** What a reload must know of a save that stopped partway. */
  unfinished?: UnfinishedSave;
  /** How many changes would be lost with the draft. */
  changes: number;
  /** When a change was last made, in milliseconds since the epoch; 0 if there was never one. */
  editedAt: number;
  /** Another tab made the latest change. */
  fromOtherTab?: boolean;
  /** When something other than its own form last changed the draft; the form then starts anew from it. */
  replacedAt?: number;
}

/** One text for a draft: its key in the store, and the name of its lock, its mutation, and its view state. */
export const draftKey = ({ owner, form, subject }: DraftId): string =>
  [owner, form, subject].map(encodeURIComponent).join('/');

/** A form's value after an event. */
export interface Entered {
  value: unknown;
  /** How many changes would be lost with the value. */
  changes: number;
  /** The `replacedAt` of the draft that the screen shows; the latest by default. */
  knows?: number;
}

export interface DraftAction extends UnknownAction {
  meta: {
    draft: DraftId;
    /** When the edit was made. Undefined for an event that is no edit: the other tabs' screens stay as they are. */
    at?: number;
    /** The value after an event of the form's own slice, whose reducer the drafts slice does not know. */
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

/** Removes other organizations' drafts; '' if nobody is signed in. */
export const draftsClaimed = createAction<string>('drafts/draftsClaimed');

/** Someone logged out: removes visitors' drafts too. */
export const draftsCleared = createAction('drafts/draftsCleared');

/** Removes drafts last edited before this time (ms since the epoch). */
export const draftsExpired = createAction<number>('drafts/draftsExpired');
