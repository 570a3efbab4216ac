import { listsAged } from '@/shared/api';
import type { PortalStore } from './store';

const MINUTE_MS = 60_000;

/**
 * Refetches all lists that other people can change if one of them is too old (API-13): each minute, and when the tab becomes visible.
 * `isPresent` is false while time travel shows the past.
 */
export function keepListsFresh(store: PortalStore, isPresent: () => boolean): () => void {
  const refresh = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine && isPresent()) store.dispatch(listsAged());
  };
  const timer = setInterval(refresh, MINUTE_MS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}
