import { expect, type Page, type Request } from '@playwright/test';

const running = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have no response yet, tracked from the first call of this function on. */
export function trackRequests(page: Page): Set<Request> {
  const known = running.get(page);
  if (known !== undefined) return known;
  const requests = new Set<Request>();
  page.on('request', (request) => {
    // A new document aborts the requests of the old one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  running.set(page, requests);
  return requests;
}

/** Waits until the browser has nothing left to draw. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // React renders a screen in pieces, between which the browser is idle: waits several times, each time for a frame first.
    for (let pass = 0; pass < 3; pass += 1)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })));
  });

/** Waits until a page shows all it loads. `networkidle` would wait half a second longer. */
export async function settled(page: Page): Promise<void> {
  const requests = trackRequests(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(async () => {
    expect([...requests].map((request) => request.url())).toEqual([]);
    await idle(page);
    expect(await page.getByRole('progressbar', { name: 'Loading' }).count()).toBe(0);
    expect([...requests].map((request) => request.url())).toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [20] });
}

/** Opens an address, and waits until the page shows all it loads. */
export async function open(page: Page, address: string): Promise<void> {
  trackRequests(page);
  await page.goto(address);
  await settled(page);
}
