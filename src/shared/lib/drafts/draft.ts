import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Names one draft. */
export interface DraftId {
  /** The Identifier of the organization whose draft it is; '' for a visitor's. */
  owner: string;
  form: string;
  /** What of its kind it is about: an ActivityID, a person. '' where a form has one subject only. */
  subject: string;
}

/** What was entered and not yet sent. */
export interface Draft extends DraftId {
  value: unknown;
  /** How many changes would be lost with it. */
  changes: number;
  /** When it was last changed, in milliseconds since the epoch. */
  editedAt: number;
  /** Stays in memory: it never reaches the disk. */
  volatile?: boolean;
  /** Another tab made the latest change. */
  elsewhere?: boolean;
}

/** How the drafts of one form change, and what of them counts. */
export interface DraftKind<Value> {
  form: string;
  initial: Value;
  reducer: (value: Value, action: UnknownAction) => Value;
  isValue: (value: unknown) => value is Value;
  countChanges: (value: Value) => number;
  /** What of it outlives a reload. */
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

/** Adds a kind of draft. Its code comes with its screen; until then its drafts are kept as they are. */
export function registerDraftKind<Value>(kind: DraftKind<Value>): DraftKind<Value> {
  kinds.set(kind.form, kind);
  return kind;
}

/** Forms without a kind of their own hold fields. */
export const FIELDS = 'fields';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export const kindOf = (form: string): DraftKind<any> | undefined => kinds.get(form) ?? kinds.get(FIELDS);

/** An event of one draft. */
export const forDraft = (draft: DraftId, action: UnknownAction, volatile = false): DraftAction => ({
  ...action,
  meta: { draft, at: Date.now(), ...(volatile ? { volatile } : {}) },
});

export const isDraftAction = (action: UnknownAction): action is DraftAction =>
  typeof action.meta === 'object' && action.meta !== null && 'draft' in action.meta;

export const ownerOfKey = (key: string): string => decodeURIComponent(key.split('/')[0] ?? '');

export const keyOf = ({ owner, form, subject }: DraftId): string =>
  [owner, form, subject].map(encodeURIComponent).join('/');

/** Sent, discarded, or given up. */
export const draftRemoved = createAction('drafts/draftRemoved', ({ owner, form, subject }: DraftId) => ({
  payload: undefined,
  meta: forDraft({ owner, form, subject }, { type: '' }).meta,
}));

/** An organization is signed in, or '' where nobody is any more: drafts of others go. */
export const draftsClaimed = createAction<string>('drafts/draftsClaimed');

/** Someone has logged out here: everything goes, a visitor's drafts included. */
export const draftsCleared = createAction('drafts/draftsCleared');

/** Drafts last changed before this time (ms since the epoch) have outlived their session. */
export const draftsExpired = createAction<number>('drafts/draftsExpired');

/** What another tab has written to the disk. */
export const draftsReceived = createAction<object>('drafts/draftsReceived');

export interface StoredDrafts {
  entries: Record<string, Draft>;
  /** When a draft was removed, by its key: a tab that still has it can tell that it is not new. */
  removed: Record<string, number>;
}
