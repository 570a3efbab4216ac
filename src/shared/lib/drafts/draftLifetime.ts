import { localArea, sessionArea } from '@/shared/lib/storage';
import type { Draft } from './draft';

/** Under which redux-persist keeps the drafts of organizations, and those of visitors. */
export const DRAFTS_KEY = 'drafts';
export const VISITOR_KEY = 'visitorDrafts';
const STORAGE_KEY = `persist:${DRAFTS_KEY}`;

/** How long a draft outlives the last edit once its session has ended without being renewed (DRF-3). */
export const DRAFT_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Removes the drafts from the disk, also where the slice is not loaded. */
export function removeStoredDrafts({ ofVisitors }: { ofVisitors: boolean }): void {
  localArea.remove(STORAGE_KEY);
  // Where earlier releases kept an agreement's names and e-mails.
  localArea.remove('agreementDrafts');
  if (ofVisitors) sessionArea.remove(`persist:${VISITOR_KEY}`);
}

/** The latest time that is too long ago for a draft without a session, in ms since the epoch. */
export const oldestDraftTime = (now: number): number => now - DRAFT_LIFETIME_MS;

/** Removes drafts from the disk, also where the slice is not loaded, and returns those that are left. */
function keepStoredDrafts(isKept: (draft: Draft) => boolean): Draft[] {
  const text = localArea.read(STORAGE_KEY);
  if (text === undefined) return [];
  try {
    const stored = JSON.parse(text) as Record<string, string>;
    const drafts = Object.entries(JSON.parse(stored.entries ?? '{}') as Record<string, Draft>);
    const kept = drafts.filter(([, draft]) => isKept(draft));
    if (kept.length === 0) localArea.remove(STORAGE_KEY);
    else if (kept.length < drafts.length) {
      localArea.write(STORAGE_KEY, JSON.stringify({ ...stored, entries: JSON.stringify(Object.fromEntries(kept)) }));
    }
    return kept.map(([, draft]) => draft);
  } catch {
    localArea.remove(STORAGE_KEY);
    return [];
  }
}

/** Removes from the disk what belongs to another organization than the one that is signed in. */
export function removeDraftsOfOthers(owner: string): void {
  keepStoredDrafts((draft) => draft.owner === owner);
}

/**
 * Removes from the disk what has outlived its session.
 * Returns when the next draft is due, in ms since the epoch; Infinity when none is left.
 */
export function removeOverdueDrafts(now: number): number {
  const kept = keepStoredDrafts(({ editedAt }) => editedAt >= oldestDraftTime(now) && editedAt <= now);
  return Math.min(...kept.map(({ editedAt }) => editedAt + DRAFT_LIFETIME_MS + 1));
}
