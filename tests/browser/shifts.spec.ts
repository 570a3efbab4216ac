// Verifies PERF-6.
import { expect, type Page } from '@playwright/test';
import { addressOf, everyRoute } from './support/everyAddress';
import { KSNX, signIn } from './support/mediaSession';
import { observePage, readObservations } from './support/observePage';
import { open, settled } from './support/settled';
import { test } from './support/test';

const MOST = 0.01;
const ANSWER_MS = 400;
const NEWER = 'A New Name';

const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Scripts come after the first paint. */
const delayScripts = (page: Page): Promise<unknown> =>
  page.route('**/assets/*.js', async (route) => {
    await painted(page);
    await route.continue();
  });

/** The API's answers come after the scripts. */
const delayAnswers = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    await painted(page);
    await page.waitForTimeout(ANSWER_MS);
    await route.continue();
  });

async function expectNoShift(page: Page, where: string): Promise<void> {
  const { shift, shifted } = await readObservations(page);
  expect.soft(shift, `${where}: ${shifted.join(' | ')}`).toBeLessThanOrEqual(MOST);
}

for (const width of [390, 1280]) {
  test(`no public page shifts while it loads and newer rows replace those of the listing at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await observePage(page);
    await delayScripts(page);
    await delayAnswers(page);
    await page.route('**/api/org/listing', async (route) => {
      const answer = await route.fetch();
      const [first, ...others] = (await answer.json()) as object[];
      await painted(page);
      await page.waitForTimeout(ANSWER_MS);
      const json = [{ ...first, OrganizationName: NEWER }, ...others.slice(3)];
      await route.fulfill({ response: answer, json });
    });
    for (const route of everyRoute().filter(({ audience }) => audience === 'public')) {
      const address = await addressOf(route, page.request);
      await open(page, address);
      if (route.path === '/media-listing') {
        await expect(page.locator('tbody tr').first().getByRole('rowheader')).toHaveText(NEWER);
        await expect(page.locator('tbody tr')).toHaveCount(25);
      }
      await expectNoShift(page, address);
    }
  });
}

for (const width of [390, 1350]) {
  test(`no media page shifts while its parts load at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, KSNX.identifier);
    const league = await addressOf({ path: '/school-directory/league/:identifier', audience: 'media' }, page.request);
    await observePage(page);
    await delayAnswers(page);
    const others = [
      'school-directory/1101',
      'school-directory/super/1101',
      'site-notification',
      'site-notification/20',
    ];
    for (const address of [league, ...others.map((path) => `/mediareact/${path}`)]) {
      await open(page, address);
      await expectNoShift(page, address);
    }
  });
}

for (const width of [390, 1024, 1440]) {
  test(`no page of a signed-in user shifts when its bar and antd arrive at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, KSNX.identifier);
    await observePage(page);
    for (const [path, drawn] of [
      ['/media-change', '.ant-table'],
      ['/media-update', '.ant-select'],
      ['/school-directory?name=High', '.ant-table'],
      ['/site-notification?view=who-is-where', '.ant-segmented'],
      ['/psa', 'nav[aria-label="Media area"]'],
    ] as const) {
      await open(page, `/mediareact${path}`);
      await expect(page.locator(drawn).first()).toBeAttached();
      await settled(page);
      await expectNoShift(page, path);
    }
  });
}
