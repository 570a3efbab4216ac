// Verifies NAV-12, PERF-17.
import { expect, test, type Page } from '@playwright/test';
import { addressOf, everyRoute } from './support/everyAddress';

test.use({ javaScriptEnabled: false });

const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Association' }).getByRole('link', { name, exact: true });

test('without scripts, every route says what needs them and whom to write to', async ({ page, request }) => {
  const titles: string[] = [];
  for (const route of everyRoute()) {
    const address = await addressOf(route, request);
    await page.goto(address);
    await expect.soft(page.locator('.no-scripts a[href^="mailto:"]'), route.path).toBeVisible();
    await expect(page.locator('title'), route.path).toHaveCount(1);
    // Client-rendered screens share one document, and the not-found page has no address.
    if ((await page.locator('link[rel=canonical]').count()) === 0) continue;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    titles.push(await page.title(), String(await page.locator('meta[name=description]').getAttribute('content')));
  }
  expect(titles.length).toBeGreaterThanOrEqual(20);
  expect(titles.filter((title) => title.length < 12)).toEqual([]);
  expect(new Set(titles).size, 'each title and description is unique').toBe(titles.length);
});

test('without scripts, a menu opens, closes on Escape, and closes when the next one opens', async ({ page }) => {
  await page.goto('/mediareact/request-procedure');
  await expect(link(page, 'Track & Field')).toBeHidden();
  await menu(page, 'Athletic').click();
  await expect(link(page, 'Track & Field')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Track & Field')).toBeHidden();
  await menu(page, 'Athletic').click();
  await menu(page, 'Media').click();
  await expect(link(page, 'Track & Field')).toBeHidden();
  await link(page, 'PSA').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public Service Announcements');
});

test('without scripts, a phone shows all menus behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mediareact/');
  await expect(link(page, 'Wrestling')).toBeHidden();
  await menu(page, 'Menu').click();
  for (const name of ['Wrestling', 'Student Council', 'Schools', 'Officials', 'Login', 'Gallery of Champions']) {
    await expect(link(page, name)).toBeVisible();
  }
  await link(page, 'Media Listing').click();
  await expect(page).toHaveURL(/\/media-listing$/);
});
