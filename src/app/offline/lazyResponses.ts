import { selectIsAnyRequestRunning, type ResponseStore, type StoredResponse } from '@/shared/api';
import { loadChunk } from '@/shared/lib/load-chunk';
import { whenIdle } from '@/shared/lib/when-idle';
import type { PortalStore } from '../store';

let store: ResponseStore | undefined;
const waiting: StoredResponse[] = [];

async function loadOffline() {
  const offline = await loadChunk(() => import(/* webpackChunkName: "offline" */ './offline'));
  store = offline.responseCache;
  for (const response of waiting.splice(0)) store.keep(response);
  return offline;
}

/** Queues responses until the offline code has loaded, which happens when the page is idle or first needs a stored response. */
export const lazyResponses: ResponseStore = {
  keep: (response) => {
    if (store === undefined) waiting.push(response);
    else store.keep(response);
  },
  find: async (url, signedIn) => (store ?? (await loadOffline()).responseCache).find(url, signedIn),
};

/** Whether the browser offers service workers and caches, which need https. */
export const canCachePages = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

function onceResponded(portal: PortalStore, call: () => void): void {
  if (!selectIsAnyRequestRunning(portal.getState())) {
    call();
    return;
  }
  const stop = portal.subscribe(() => {
    if (selectIsAnyRequestRunning(portal.getState())) return;
    stop();
    call();
  });
}

export function startOfflineWhenIdle(portal: PortalStore): void {
  const begin = (): void => {
    whenIdle(() => {
      void loadOffline().then(
        ({ startOffline }) => startOffline(portal),
        () => undefined,
      );
    });
  };
  const start = (): void => {
    // Waits for idle before checking for running requests, because a signed-in user's requests start a moment after load.
    whenIdle(() => onceResponded(portal, begin));
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
