import { makeSignal } from '@/shared/lib/signal';
import { safeLocalStorage } from '@/shared/lib/storage';

export type OfflinePart = 'schools' | 'season';

export const KEPT_CACHE = 'portal-kept';

interface OfflineChoice {
  owner: string;
  parts: OfflinePart[];
}

const KEY = 'portal-offline';
const PARTS: readonly OfflinePart[] = ['schools', 'season'];
const none: OfflineChoice = { owner: '', parts: [] };
const { tell, listen } = makeSignal();

/** Calls the listener after each change of the choice. Returns a function that removes the listener. */
export const onOfflineChoice = listen;

export function readOfflineChoice(): OfflineChoice {
  try {
    const stored = JSON.parse(safeLocalStorage.read(KEY) ?? 'null') as Partial<OfflineChoice> | null;
    const parts = PARTS.filter((part) => stored?.parts?.includes(part));
    return typeof stored?.owner === 'string' && parts.length > 0 ? { owner: stored.owner, parts } : none;
  } catch {
    return none;
  }
}

/** @returns false if the browser could not store the choice */
export function chooseOffline(owner: string, part: OfflinePart, wanted: boolean): boolean {
  const before = readOfflineChoice();
  const others = before.owner === owner ? before.parts.filter((one) => one !== part) : [];
  const parts = wanted ? [...others, part] : others;
  const isKept = safeLocalStorage.write(KEY, JSON.stringify({ owner, parts }));
  tell();
  return isKept;
}

export function eraseOfflineDataOfOthers(owner: string | null): void {
  if (safeLocalStorage.read(KEY) === undefined) return;
  if (owner !== null && readOfflineChoice().owner === owner) return;
  safeLocalStorage.remove(KEY);
  if ('caches' in globalThis) void caches.delete(KEPT_CACHE).catch(() => undefined);
  tell();
}
