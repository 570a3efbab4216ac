// Verifies NAV-16, NAV-17, APR-7, ATT-11.
import { expect, test } from '@playwright/test';
import { addressOf, everyRoute, openRoute } from './support/everyAddress';
import { KSNX, openSignedIn, signIn } from './support/mediaSession';
import { open } from './support/settled';

const TEXT_SIZES = ['13px', '15px', '16px', '18px', '24px', '32px', '40px'];

const screens = everyRoute().filter(({ path }) => path !== '/login' && !path.startsWith('/agreement/'));

/** Sizes of the visible text that are not on the scale, each with an example. Runs in the page. */
function otherTextSizes(allowed: string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Map<string, string>();
  while (walker.nextNode() !== null) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (element === null || text === '' || !element.checkVisibility() || element.closest('option') !== null) continue;
    const { fontSize } = getComputedStyle(element);
    if (!allowed.includes(fontSize)) found.set(fontSize, text.slice(0, 40));
  }
  return [...found].map(([size, text]) => `${size}: ${text}`);
}

test('every screen uses the sizes of the type scale, and a signed-in user sees one left edge, heading, and bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const otherSizes: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    const sizes = await page.evaluate(otherTextSizes, TEXT_SIZES);
    if (sizes.length > 0) otherSizes[name] = sizes;
  };
  for (const route of everyRoute().filter(({ audience }) => audience === 'public')) {
    await openRoute(page, route);
    await look(`${route.path} of a visitor`);
  }
  const places: Record<string, string[]> = {};
  await signIn(page);
  for (const route of screens) {
    await open(page, await addressOf(route, page.request));
    await look(route.path);
    const heading = page.getByRole('heading', { level: 1 });
    const { x } = (await heading.boundingBox()) ?? { x: -1 };
    const size = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    const bar = await page.getByRole('navigation', { name: 'Media area' }).boundingBox();
    const place = `heading at ${x.toFixed(1)}, ${size}; bar at ${String(bar?.x)}`;
    (places[place] ??= []).push(route.path);
  }
  expect(otherSizes).toEqual({});
  expect(Object.keys(places), JSON.stringify(places, null, 1)).toHaveLength(1);
});

test('rows and buttons of the desk have their heights', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, '/school-directory?name=High');
  const heightOf = async (selector: string): Promise<number> =>
    Math.round((await page.getByRole('main').locator(selector).first().boundingBox())?.height ?? 0);
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  expect(await heightOf('tbody tr'), 'table row').toBe(40);
  expect(await heightOf('button:has-text("New Search")'), 'button').toBe(32);
  const results = await page.getByRole('table', { name: 'Schools found' }).boundingBox();
  expect(results?.y, 'first school').toBeLessThanOrEqual(330);
  await page.goto('/mediareact/media-change');
  await expect(page.getByRole('main').locator('dl > div').first()).toBeVisible();
  expect(await heightOf('dl > div:nth-child(2)'), 'fact').toBe(36);
  await page.goto('/mediareact/credential-selection');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(await heightOf('button[type=submit]'), 'primary action of a form').toBe(44);
});

for (const address of ['/site-notification', '/site-notification?view=who-is-where']) {
  test(`${address} of a large staff is at most three windows high on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, address, 3600, KSNX.identifier);
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
    await expect(page.getByText(/Past events|of 8 sites covered/).first()).toBeVisible();
    const box = await page.getByRole('main').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(3 * 844);
  });
}

test('on a phone, who is where opens at the next month, and prints all months also if one was closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/site-notification?view=who-is-where', 3600, KSNX.identifier);
  const tables = page.getByRole('table', { name: /^Who is where: / });
  await expect(tables.first()).toBeVisible();
  await expect(tables).toHaveCount(1);
  const months = page.locator('summary').filter({ hasText: /^(\w+ \d{4}|No date yet) \(\d+\)$/ });
  const count = await months.count();
  expect(count).toBeGreaterThan(1);
  await months.first().click();
  await expect(tables).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(tables).toHaveCount(count);
  await page.emulateMedia({ media: 'screen' });
  await expect(tables).toHaveCount(0);
});

test('a host manager sees the button at once on a phone, as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mediareact/agreement/1/6f1c7a0e-1c52-4e0b-9d6b-2b1f0c3d4e5f');
  const button = page.getByRole('button', { name: 'Approve' });
  await expect(button).toBeVisible();
  const { y, width } = (await button.boundingBox()) ?? { y: Infinity, width: 0 };
  expect(y).toBeLessThanOrEqual(420);
  expect(width).toBeGreaterThan(300);
});
