// Verifies LST-2, LST-10, LST-11, LST-12, LST-13.
import { expect, type Page } from '@playwright/test';
import { addressOf } from './support/publicScreens';
import { test } from './support/test';

const rows = (page: Page) => page.locator('tbody tr');
/** The summary with any total, because another test may have added an organization meanwhile. */
const summary = (page: Page, shown: string) => page.getByText(new RegExp(`^\\d+ organizations, ${shown} shown$`));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the listing is paged, and Back returns to the previous page and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(addressOf('/media-listing'));
  await expect(summary(page, '1–25')).toBeVisible();
  await page.getByRole('button', { name: 'Next →' }).click();
  await expect(summary(page, '26–50')).toBeInViewport();
  const name = (await rows(page).nth(20).getByRole('rowheader').textContent()) ?? '';
  await rows(page).nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(summary(page, '26–50')).toBeAttached();
  await expect(page).toHaveURL(addressOf('/media-listing?page=2'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
  await page.goBack();
  await expect(summary(page, '1–25')).toBeAttached();
});

test('a printout contains the whole listing, and the screen keeps its page', async ({ page }) => {
  await page.goto(addressOf('/media-listing?page=2'));
  await expect(rows(page)).toHaveCount(25);
  const all = Number.parseInt((await page.getByText(/^\d+ organizations,/).textContent()) ?? '', 10);
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(all);
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(rows(page)).toHaveCount(25);
  // The browser prints what is in the document right after `beforeprint`, so all rows must be there by then.
  const onPaper = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('tbody tr').length;
  });
  expect(onPaper).toBe(all);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a number is called with three taps from the home page, and the first result is in the upper half', async ({
    page,
  }) => {
    const box = page.getByRole('searchbox', { name: 'Search by name' });
    await page.goto(addressOf('/'));
    await page.getByRole('main').getByRole('link', { name: 'Media listing', exact: true }).tap();
    await expect(rows(page)).toHaveCount(25);
    const first = await rows(page).first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(420);
    expect((await box.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

    await box.tap();
    await page.keyboard.type('wichita gaz');
    await expect(rows(page)).toHaveCount(1);
    const number = rows(page).getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ });
    await expect(number).toBeInViewport();
    await expect(number).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    const target = await number.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const hit = (left: number, top: number) => document.elementFromPoint(left, top) === link;
      return { height, isWhole: hit(x + width / 2, y + 2) && hit(x + width / 2, y + height - 2) };
    });
    expect(target.height).toBeGreaterThanOrEqual(36);
    expect(target.isWhole).toBe(true);
  });
});
