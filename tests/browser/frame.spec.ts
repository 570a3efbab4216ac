// Verifies NAV-5, NAV-7, NAV-13, NAV-16.
import { expect, type Page } from '@playwright/test';
import { addressOf, everyRoute } from './support/everyAddress';
import { openSignedIn, signIn } from './support/mediaSession';
import { open } from './support/settled';
import { test } from './support/test';

/** Screens whose first control is in the upper part of the window. */
const compact = [
  '/media-change',
  '/media-update',
  '/primary-update',
  '/add-assistant',
  '/school-directory',
  '/site-notification',
  '/credential-selection',
  '/agreement',
];

const bar = (page: Page) => page.getByRole('navigation', { name: 'Media area' });

test('a signed-in user sees one left edge, heading, and bar, and media screens are compact at every width of a desk', async ({
  page,
}) => {
  await signIn(page);
  const places: Record<string, string[]> = {};
  for (const route of everyRoute()) {
    // The login redirects signed-in users, and the approval page is for host managers.
    if (route.path === '/login' || route.path.startsWith('/agreement/')) continue;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, await addressOf(route, page.request));
    const heading = page.getByRole('heading', { level: 1 });
    const { x } = (await heading.boundingBox()) ?? { x: -1 };
    const size = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    const place = `heading at ${x.toFixed(1)}, ${size}; bar at ${String((await bar(page).boundingBox())?.x)}`;
    (places[place] ??= []).push(route.path);

    if (!compact.includes(route.path)) continue;
    await expect(bar(page).locator('[aria-current=page]'), route.path).toHaveCount(1);
    for (const width of [1024, 1440, 1920]) {
      const where = `${route.path} at ${String(width)} px`;
      await page.setViewportSize({ width, height: 900 });
      const first = page.getByRole('main').locator('a, button, input, select').first();
      await expect(first, where).toBeVisible();
      const block = await heading.locator('xpath=../..').boundingBox();
      expect(block?.height, `${where}: heading block`).toBeLessThanOrEqual(64);
      expect((await first.boundingBox())?.y, `${where}: first control`).toBeLessThanOrEqual(240);
      expect((await bar(page).boundingBox())?.height, `${where}: navigation`).toBeLessThanOrEqual(48);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    }
  }
  expect(Object.keys(places), JSON.stringify(places, null, 1)).toHaveLength(1);
});

test('counts of changes not submitted leave the navigation where it is at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openSignedIn(page, '/credential-selection');
  const places = async () => {
    const links = await bar(page).getByRole('link').all();
    return Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
  };
  const before = await places();
  await page.getByRole('main').getByRole('checkbox').first().click();
  await bar(page).getByRole('link', { name: 'Site Notification' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Football' }).first().click();
  await page.getByRole('main').getByRole('checkbox').first().click();
  await bar(page).getByRole('link', { name: 'Broadcast Agreements' }).click();
  await page.getByRole('radio', { name: 'Television' }).check();
  await expect(bar(page).getByText('not submitted')).toHaveCount(3);
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
});

test('a visitor sees Login at every width', async ({ page }) => {
  await page.goto('/mediareact/psa');
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
