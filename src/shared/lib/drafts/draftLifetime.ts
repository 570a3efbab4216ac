import { safeLocalStorage, safeSessionStorage } from '@/shared/lib/storage';
import type { Draft } from './draft';

export const DRAFTS_KEY = 'drafts';
export const VISITOR_KEY = 'visitorDrafts';
const STORAGE_KEY = `persist:${DRAFTS_KEY}`;

export const DRAFT_LIFETIME_MS = 12 * 60 * 60 * 1000;

export function removeStoredDrafts({ ofVisitors }: { ofVisitors: boolean }): void {
  safeLocalStorage.remove(STORAGE_KEY);
  // Earlier releases stored agreements here.
  safeLocalStorage.remove('agreementDrafts');
  if (ofVisitors) safeSessionStorage.remove(`persist:${VISITOR_KEY}`);
}

export const oldestDraftTime = (now: number): number => now - DRAFT_LIFETIME_MS;

function keepStoredDrafts(isKept: (draft: Draft) => boolean): Draft[] {
  const text = safeLocalStorage.read(STORAGE_KEY);
  if (text === undefined) return [];
  try {
    const stored = JSON.parse(text) as Record<string, string>;
    const drafts = Object.entries(JSON.parse(stored.entries ?? '{}') as Record<string, Draft>);
    const kept = drafts.filter(([, draft]) => isKept(draft));
    if (kept.length === 0) safeLocalStorage.remove(STORAGE_KEY);
    else if (kept.length < drafts.length) {
      safeLocalStorage.write(
        STORAGE_KEY,
        JSON.stringify({ ...stored, entries: JSON.stringify(Object.fromEntries(kept)) }),
      );
    }
    return kept.map(([, draft]) => draft);
  } catch {
    safeLocalStorage.remove(STORAGE_KEY);
    return [];
  }
}

export function removeDraftsOfOthers(owner: string): void {
  keepStoredDrafts((draft) => draft.owner === owner);
}

/** Returns when the next draft expires (ms since the epoch); Infinity if none is left. */
export function removeOverdueDrafts(now: number): number {
  const kept = keepStoredDrafts(({ editedAt }) => editedAt >= oldestDraftTime(now) && editedAt <= now);
  return Math.min(...kept.map(({ editedAt }) => editedAt + DRAFT_LIFETIME_MS + 1));
}
