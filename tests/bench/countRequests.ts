import type { Page, Route } from '@playwright/test';

export interface RequestCount {
  /** Addresses requested before the rows appeared. */
  requests: string[];
  /** Number of requests in series. */
  inSeries: number;
}

const QUIET_MS = 2_000;
const LONGEST_MS = 20_000;

/**
 * Counts what a page asks for until the API's rows show (PERF-7), however fast the machine is: the document is the first step,
 * and all that is asked for then is held until nothing more comes, and only then let go together. Each such round is a
 * further step in series.
 */
export async function countRequests(page: Page, url: string): Promise<RequestCount> {
  const requests: string[] = [];
  let held: Route[] = [];
  let latest = Date.now();
  await page.route('**/*', (route) => {
    requests.push(route.request().url());
    // The document is not held, because the page needs it to report its rows.
    if (route.request().isNavigationRequest()) return route.continue();
    held.push(route);
    latest = Date.now();
  });
  const rowsAreShown = (): Promise<boolean> =>
    // There is no page during a navigation.
    page
      .evaluate(
        () => document.querySelectorAll('tbody tr').length >= 25 && document.querySelector('[data-early]') === null,
      )
      .catch(() => false);

  const start = Date.now();
  const navigation = page.goto(url, { waitUntil: 'commit' }).catch(() => null);
  let inSeries = 1;
  while (!(await rowsAreShown())) {
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
