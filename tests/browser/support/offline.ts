import type { Page } from '@playwright/test';

export const offlineNotice = (page: Page) => page.getByText(/^You’re offline\./);
export const withAge = /as of \d{1,2}:\d\d [AP]M/;

/** All addresses in the browser's caches. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

export const untilWorkerIsReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
