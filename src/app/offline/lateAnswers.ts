import type { AnswerStore, ReadAnswer } from '@/shared/api';
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
export const lateAnswers: AnswerStore = {
  keep: (answer) => {
    if (store === undefined) waiting.push(answer);
    else store.keep(answer);
  },
  find: async (url, signedIn) => (store ?? (await answers())).find(url, signedIn),
};

/** Whether this browser can keep pages; without https it does not. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Begins when the page has loaded and the browser has nothing else to do. */
export function startOfflineLater(portal: PortalStore): void {
  const start = (): void => {
    whenIdle(() => {
      void Promise.all([load(), answers()]).then(
        ([{ startOffline }]) => {
          startOffline(portal);
        },
        () => undefined,
      );
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
