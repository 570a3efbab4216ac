import { sessionArea } from '@/shared/lib/storage';

const KEY = 'reloadedForRelease';

/** An old release's tab requests files that are gone; one reload brings the new release (REL-5). */
export function reloadForRelease(): boolean {
  if (!navigator.onLine || sessionArea.read(KEY) !== undefined) return false;
  // Without storage, reloads can't be counted.
  if (!sessionArea.write(KEY, new Date().toISOString())) return false;
  window.location.reload();
  return true;
}

export function clearReloadMarker(): void {
  sessionArea.remove(KEY);
}
