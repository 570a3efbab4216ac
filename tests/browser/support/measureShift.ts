import type { Page } from '@playwright/test';
import { readObservations } from './observePage';
import { open } from './settled';

const SETTLE_MS = 400;

const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/**
 * The sum of a page's layout shifts (PERF-6) at its least favourable: scripts come after the first paint, and the
 * API's answers after the scripts. `observePage` must have been called.
 */
export async function measureShift(page: Page, url: string): Promise<{ shift: number; shifted: string[] }> {
  await page.route('**/assets/*.js', async (route) => {
    await painted(page);
    await route.continue();
  });
  await page.route('**/api/**', async (route) => {
    await painted(page);
    await page.waitForTimeout(SETTLE_MS);
    // A test may answer for the API.
    await route.fallback();
  });
  await open(page, url);
  const { shift, shifted } = await readObservations(page);
  // A request that starts as the page closes must not fail the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return { shift, shifted };
}
