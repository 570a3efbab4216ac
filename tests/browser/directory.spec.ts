// Verifies SCH-7, SCH-11.
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';

const rows = (page: Page) => page.locator('tbody tr');
const school = (page: Page) => page.getByRole('navigation', { name: 'School pages' });

test('the directory shows at most 50 schools per page under a sticky heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/school-directory?name=High');
  await expect(rows(page)).toHaveCount(50);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(6000);

  await rows(page).nth(30).scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'School' })).toBeInViewport();
  // Right below the bar, so that no row shows between the two.
  const bar = await page.getByRole('navigation', { name: 'Media area' }).boundingBox();
  const head = await page.getByRole('columnheader', { name: 'School' }).boundingBox();
  expect((head?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'City', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'City', exact: true })).toHaveAttribute('aria-sort', 'ascending');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows(page).count()).toBeGreaterThan(150);
  // Chromium leaves a button out of the heading that it repeats on further sheets; text stays.
  await expect(page.getByRole('columnheader', { name: 'School' })).toBeVisible();
  await expect(page.getByRole('columnheader').locator('button').first()).toHaveCSS('display', 'contents');
});

test('a school’s tabs and back link keep their place, and the search comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/school-directory?name=High');
  await page.getByRole('link', { name: 'Abilene High School' }).click();
  const back = page.getByRole('link', { name: 'Back To Search' });
  const places = [];
  for (const tab of ['Contact Information', 'Administration', 'Coaches and Sponsors', 'Superintendent']) {
    await school(page).getByRole('link', { name: tab }).click();
    await expect(school(page).getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    places.push({ tabs: await school(page).boundingBox(), back: await back.boundingBox() });
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size, JSON.stringify(places)).toBe(1);
  await back.click();
  await expect(rows(page)).toHaveCount(50);
});

test('a school takes one line on a desk, and two where a narrow one has no room for its address', async ({ page }) => {
  for (const [width, most] of [
    [1440, 40],
    [1024, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, '/school-directory?name=High');
    await expect(rows(page)).toHaveCount(50);
    const heights = await rows(page).evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBe(40);
    expect(Math.max(...heights), `at ${String(width)} px`).toBeLessThanOrEqual(most);
  }
});
