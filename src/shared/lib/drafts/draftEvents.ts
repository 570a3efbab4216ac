import { createAction } from '@reduxjs/toolkit';
import { forDraft, type Draft, type DraftId } from './draft';

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
