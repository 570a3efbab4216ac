import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export interface DraftId {
  /** The organization's Identifier; '' for a visitor. */
  owner: string;
  form: string;
  /** An ActivityID or a person; '' if the form has only one subject. */
  subject: string;
}

/** A save of several calls that stopped part-way: ids only. */
export interface UnfinishedSave {
  /** The part that failed or was interrupted; '' if unknown. */
  step: string;
  /** By part: an id, or the word `saved`. */
  done: Readonly<Record<string, number | string>>;
}

export interface Draft extends DraftId {
  /** What was entered. null for a draft that was removed: its time tells a tab that still has it. */
  value: unknown;
  /** What a reload must know of a save that stopped part-way. */
  unfinished?: UnfinishedSave;
  /** How many changes would be lost with it. */
  changes: number;
  /** When these last changed, in milliseconds since the epoch; 0 if there was never one. */
  editedAt: number;
  /** Never written to disk. */
  volatile?: boolean;
  /** Another tab made the latest change. */
  elsewhere?: boolean;
  /** When something other than its own form last changed it: the form starts anew from it. */
  replacedAt?: number;
}

/** One text for a draft: its key in the store, and the name of its lock, its mutation, and its view state. */
export const draftKey = ({ owner, form, subject }: DraftId): string =>
  [owner, form, subject].map(encodeURIComponent).join('/');

export interface DraftKind<Value> {
  form: string;
  initial: Value;
  reducer: (value: Value, action: UnknownAction) => Value;
  isValue: (value: unknown) => value is Value;
  countChanges: (value: Value) => number;
  /** Whether this tab keeps its value although another tab changed the draft, for instance to a step of its own. */
  keepsOwn?: (own: Value, arrived: Value) => boolean;
  /** What survives a reload. */
  toDisk: (value: Value) => Value;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each kind has a value of its own
const kinds = new Map<string, DraftKind<any>>();

/** A kind's code loads with its screen; until then its drafts stay unchanged. */
export function registerDraftKind<Value>(kind: DraftKind<Value>): DraftKind<Value> {
  kinds.set(kind.form, kind);
  return kind;
}

/** Undefined for a form of text fields. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each kind has a value of its own
export const kindOf = (form: string): DraftKind<any> | undefined => kinds.get(form);

export type DraftAction = UnknownAction & { meta: { draft: DraftId; at: number; volatile?: boolean } };

export const forDraft = (draft: DraftId, action: UnknownAction, volatile = false): DraftAction => ({
  ...action,
  meta: { draft, at: Date.now(), ...(volatile ? { volatile } : {}) },
});

export const isDraftAction = (action: UnknownAction): action is DraftAction =>
  typeof action.meta === 'object' && action.meta !== null && 'draft' in action.meta;

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
