import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export interface DraftId {
  /** The organization's Identifier; '' for a visitor. */
  owner: string;
  form: string;
  /** An ActivityID or a person; '' if the form has only one subject. */
  subject: string;
}

export interface Draft extends DraftId {
  value: unknown;
  changes: number;
  /** Milliseconds since the epoch. */
  editedAt: number;
  volatile?: boolean;
  elsewhere?: boolean;
}

export interface DraftKind<Value> {
  form: string;
  initial: Value;
  reducer: (value: Value, action: UnknownAction) => Value;
  isValue: (value: unknown) => value is Value;
  countChanges: (value: Value) => number;
  toDisk?: (value: Value) => Value;
}

export interface DraftMeta {
  draft: DraftId;
  at: number;
  volatile?: boolean;
}

export type DraftAction = UnknownAction & { meta: DraftMeta };

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

export const forDraft = (draft: DraftId, action: UnknownAction, volatile = false): DraftAction => ({
  ...action,
  meta: { draft, at: Date.now(), ...(volatile ? { volatile } : {}) },
});

export const isDraftAction = (action: UnknownAction): action is DraftAction =>
  typeof action.meta === 'object' && action.meta !== null && 'draft' in action.meta;

export const ownerOfKey = (key: string): string => decodeURIComponent(key.split('/')[0] ?? '');

export const keyOf = ({ owner, form, subject }: DraftId): string =>
  [owner, form, subject].map(encodeURIComponent).join('/');

export const draftRemoved = createAction('drafts/draftRemoved', ({ owner, form, subject }: DraftId) => ({
  payload: undefined,
  meta: forDraft({ owner, form, subject }, { type: '' }).meta,
}));

/** Removes other organizations' drafts; '' if nobody is signed in. */
export const draftsClaimed = createAction<string>('drafts/draftsClaimed');

export const draftsCleared = createAction('drafts/draftsCleared');

/** Removes drafts last edited before this time (ms since the epoch). */
export const draftsExpired = createAction<number>('drafts/draftsExpired');

export const draftsReceived = createAction<object>('drafts/draftsReceived');

export interface StoredDrafts {
  entries: Record<string, Draft>;
  /** By key: lets a tab that still has a removed draft recognize it as old. */
  removed: Record<string, number>;
}
