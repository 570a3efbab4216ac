import { selectIsAnyRequestRunning, type ResponseStore, type StoredResponse } from '@/shared/api';
import { loadChunk } from '@/shared/lib/load-chunk';
import { whenIdle } from '@/shared/lib/when-idle';
import type { PortalStore } from '../store';

const load = () => loadChunk(() => import(/* webpackChunkName: "offline" */ './offline'));

let store: ResponseStore | undefined;
const waiting: StoredResponse[] = [];

async function responses(): Promise<ResponseStore> {
  const { responseCache } = await load();
  store = responseCache;
  for (const response of waiting.splice(0)) responseCache.keep(response);
  return responseCache;
}

/** Queues responses until the offline code is loaded: when the page is idle, or sooner if a stored response is needed. */
export const lazyResponses: ResponseStore = {
  keep: (response) => {
    if (store === undefined) waiting.push(response);
    else store.keep(response);
  },
  find: async (url, signedIn) => (store ?? (await responses())).find(url, signedIn),
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
      void Promise.all([load(), responses()]).then(
        ([{ startOffline }]) => {
          startOffline(portal);
        },
        () => undefined,
      );
    });
  };
  const start = (): void => {
    // Waits once more, because a signed-in user's requests start a moment after load.
    whenIdle(() => {
      onceResponded(portal, begin);
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
