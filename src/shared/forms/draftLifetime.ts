import { safeLocalStorage, safeSessionStorage } from '@/shared/lib/storage';
import type { Draft } from './draft';

export const DRAFTS_KEY = 'persist:drafts';
export const VISITORS_KEY = 'persist:visitorDrafts';

export const holdsDrafts = (key: string): boolean => key === DRAFTS_KEY || key === VISITORS_KEY;

/** How long a draft stays after its last change if the session has expired (DRF-3). */
export const DRAFT_LIFETIME_MS = 12 * 60 * 60 * 1000;

export const oldestDraftTime = (now: number): number => now - DRAFT_LIFETIME_MS;

// These functions change the stored drafts directly, so that they work before the slice is loaded.

export function removeStoredDrafts({ ofVisitors }: { ofVisitors: boolean }): void {
  safeLocalStorage.remove(DRAFTS_KEY);
  // Earlier releases stored agreement drafts under this key.
  safeLocalStorage.remove('agreementDrafts');
  if (ofVisitors) safeSessionStorage.remove(VISITORS_KEY);
}

function keepStoredDrafts(isKept: (draft: Draft) => boolean): Draft[] {
  let kept: [string, Draft][] = [];
  try {
    const stored = JSON.parse(safeLocalStorage.read(DRAFTS_KEY) ?? '') as Record<string, string>;
    const entries = JSON.parse(stored.entries ?? '{}') as Record<string, Draft>;
    kept = Object.entries(entries).filter(([, draft]) => isKept(draft));
    safeLocalStorage.write(
      DRAFTS_KEY,
      JSON.stringify({ ...stored, entries: JSON.stringify(Object.fromEntries(kept)) }),
    );
  } catch {
    // Nothing is stored, or it can't be read as drafts.
  }
  if (kept.length === 0) safeLocalStorage.remove(DRAFTS_KEY);
  return kept.map(([, draft]) => draft);
}

export function removeDraftsOfOthers(owner: string): void {
  keepStoredDrafts((draft) => draft.owner === owner);
}

/** Returns when the next draft expires (ms since the epoch); Infinity if none is left. */
export function removeOverdueDrafts(now: number): number {
  const kept = keepStoredDrafts(({ editedAt }) => editedAt >= oldestDraftTime(now) && editedAt <= now);
  return Math.min(...kept.map(({ editedAt }) => editedAt + DRAFT_LIFETIME_MS + 1));
}
