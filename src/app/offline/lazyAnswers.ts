import { selectIsAnyRequestRunning, type AnswerStore, type ReadAnswer } from '@/shared/api';
import { loadChunk } from '@/shared/lib/load-chunk';
import { whenIdle } from '@/shared/lib/when-idle';
import type { PortalStore } from '../store';

const load = () => loadChunk(() => import(/* webpackChunkName: "offline" */ './offline'));

let store: AnswerStore | undefined;
const waiting: ReadAnswer[] = [];

async function answers(): Promise<AnswerStore> {
  const { answerCache } = await load();
  store = answerCache;
  for (const answer of waiting.splice(0)) answerCache.keep(answer);
  return answerCache;
}

/** Keeps answers once its code is there, which comes after all that the page shows. */
export const lazyAnswers: AnswerStore = {
  keep: (answer) => {
    if (store === undefined) waiting.push(answer);
    else store.keep(answer);
  },
  find: async (url, signedIn) => (store ?? (await answers())).find(url, signedIn),
};

/** Whether this browser can keep pages; without https it does not. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Calls back once nothing is asked for any more. */
function onceAnswered(portal: PortalStore, call: () => void): void {
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

/** Begins when the page has loaded, with its data, and the browser has nothing else to do. */
export function startOfflineWhenIdle(portal: PortalStore): void {
  const begin = (): void => {
    whenIdle(() => {
      void Promise.all([load(), answers()]).then(
        ([{ startOffline }]) => {
          startOffline(portal);
        },
        () => undefined,
      );
    });
  };
  const start = (): void => {
    // Whoever is signed in asks a moment after the page is there.
    whenIdle(() => {
      onceAnswered(portal, begin);
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
