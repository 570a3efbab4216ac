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

const onceLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
};

const onceResponded = (portal: PortalStore): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (selectIsAnyRequestRunning(portal.getState())) return;
      stop();
      resolve();
    };
    const stop = portal.subscribe(check);
    check();
  });

export async function startOfflineWhenIdle(portal: PortalStore): Promise<void> {
  await onceLoaded();
  // Waits for idle before checking for running requests, because a signed-in user's requests start a moment after load.
  await whenIdle();
  await onceResponded(portal);
  await whenIdle();
  const { startOffline } = await loadOffline();
  startOffline(portal);
}
