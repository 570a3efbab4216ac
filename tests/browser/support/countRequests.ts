import type { Page, Route } from '@playwright/test';
import { ROWS } from './observePage';

declare global {
  interface Window {
    reportRows: () => Promise<void>;
  }
}

const QUIET_MS = 2_000;
const LONGEST_MS = 20_000;

/**
 * Counts what a page requests until the API's rows show (PERF-7), independently of the machine's speed. The document is the first
 * step in series. All further requests are held until no more arrive, and are then released together: each such round is one more
 * step.
 */
export async function countRequests(page: Page, url: string): Promise<{ requests: string[]; inSeries: number }> {
  const requests: string[] = [];
  let held: Route[] = [];
  let latest = Date.now();
  let isShown = false;
  // The page reports its rows itself. Polling would see them late and count what is requested right after them.
  await page.exposeFunction('reportRows', () => {
    isShown = true;
  });
  await page.addInitScript((rows) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelectorAll('tbody tr').length < rows || document.querySelector('[data-early]') !== null)
        return;
      observer.disconnect();
      void window.reportRows();
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-early'] });
  }, ROWS);
  await page.route('**/*', (route) => {
    if (isShown) return route.abort();
    requests.push(route.request().url());
    // The document is not held, because the page needs it to report its rows.
    if (route.request().isNavigationRequest()) return route.continue();
    held.push(route);
    latest = Date.now();
  });

  const start = Date.now();
  const navigation = page.goto(url, { waitUntil: 'commit' }).catch(() => null);
  let inSeries = 1;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- set by the page
  while (!isShown) {
    if (Date.now() - start > LONGEST_MS)
      throw new Error(`${url} has shown no rows; asked for:\n${requests.join('\n')}`);
    if (held.length > 0 && Date.now() - latest > QUIET_MS) {
      inSeries += 1;
      const released = held;
      held = [];
      await Promise.all(released.map((route) => route.continue()));
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await Promise.all(held.map((route) => route.abort()));
  await navigation;
  return { requests, inSeries };
}
