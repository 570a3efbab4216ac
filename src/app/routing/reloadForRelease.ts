import { sessionArea } from '@/shared/lib/storage';

const KEY = 'reloadedForRelease';

/**
 * An older release's tab asks for files that a new release has taken away. Loading the document anew brings the new release,
 * once: if that does not help, the error page says so (REL-5). Only for pages: who goes to one leaves the last one's
 * input anyway, and what is kept of it is in the storage.
 *
 * Says whether the document is being loaded anew.
 */
export function reloadForRelease(): boolean {
  if (!navigator.onLine || sessionArea.read(KEY) !== undefined) return false;
  // A browser that keeps nothing could not tell the first time from the second.
  if (!sessionArea.write(KEY, new Date().toISOString())) return false;
  window.location.reload();
  return true;
}

/** A page's code has come: this release is whole. */
export function clearReloadMarker(): void {
  sessionArea.remove(KEY);
}
