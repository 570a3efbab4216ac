import { selectIsMediaUser, selectSessionIdentifier } from '@/features/session';
import { whenIdle } from '@/shared/lib/when-idle';
import { selectNoticesPage } from '@/shared/ui/noticesSlice';
import type { PortalStore } from '../store';
import { responseCache, clearCachedResponses, followOfflineChoice } from './responseCache';
import { WORKER } from './caches';
import { cacheVisit } from './cacheVisit';

export { responseCache };

export function startOffline(store: PortalStore): void {
  const ownerNow = (): string | null => {
    const state = store.getState();
    return selectIsMediaUser(state) ? selectSessionIdentifier(state) : null;
  };
  let page = '';
  let owner = ownerNow();
  let keeping = Promise.resolve();
  const update = (): void => {
    if (ownerNow() !== owner) clearCachedResponses();
    owner = ownerNow();
    const shown = selectNoticesPage(store.getState());
    if (shown === page || !navigator.onLine) return;
    page = shown;
    whenIdle(() => {
      keeping = keeping.then(() => cacheVisit(shown)).catch(() => undefined);
    });
  };
  followOfflineChoice();
  update();
  store.subscribe(update);
  whenIdle(() => {
    // The worker must find the first page in the cache.
    void keeping
      .then(() => navigator.serviceWorker.register(WORKER, { scope: WORKER.replace(/[^/]+$/, '') }))
      // The browser may forbid workers.
      .catch(() => undefined);
  });
}
