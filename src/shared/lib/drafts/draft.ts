import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export interface DraftId {
  /** The organization's Identifier; '' for a visitor. */
  owner: string;
  form: string;
  /** An ActivityID or a person; '' if the form has only one subject. */
  subject: string;
}

export interface Draft extends DraftId {
  /** null for a draft that was removed: its time tells a tab that still has it. */
  value: unknown;
  /** How many changes would be lost with it. */
  changes: number;
  /** When these last changed, in milliseconds since the epoch; 0 if there was never one. */
  editedAt: number;
  /** Never written to disk. */
  volatile?: boolean;
  /** Another tab made the latest change. */
  elsewhere?: boolean;
}

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

export const FIELDS = 'fields';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each kind has a value of its own
export const kindOf = (form: string): DraftKind<any> | undefined => kinds.get(form) ?? kinds.get(FIELDS);

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
