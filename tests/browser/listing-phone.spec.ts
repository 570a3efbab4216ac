// Verifies LST-10, LST-11, LST-12, LST-13.
import { expect, test, type Page } from '@playwright/test';
import { addressOf } from './support/publicScreens';

const PHONE = { width: 390, height: 844 };
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });
const rows = (page: Page) => page.locator('tbody tr');
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const filter = (page: Page) => page.getByRole('button', { name: /^Filter/ });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the first result is in the upper half of the screen, below the search', async ({ page }) => {
    await page.goto(addressOf('/media-listing'));
    await expect(rows(page)).toHaveCount(25);
    const first = await rows(page).first().boundingBox();
    const search = await box(page).boundingBox();
    expect(first?.y).toBeLessThanOrEqual(420);
    expect(search?.y).toBeLessThan(first?.y ?? 0);
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });

  test('a number can be called with three taps from the home page: card, search box, number', async ({ page }) => {
    await page.goto(addressOf('/'));
    await page.getByRole('main').getByRole('link', { name: 'Media listing', exact: true }).tap();
    await expect(rows(page)).toHaveCount(25);
    await box(page).tap();
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

  test('filters open with a button that counts them, and survive a reload', async ({ page }) => {
    await page.goto(addressOf('/media-listing'));
    await expect(rows(page)).toHaveCount(25);
    await expect(city(page)).toBeHidden();
    await filter(page).tap();
    await city(page).selectOption('Wichita');
    await expect(page.getByText('10 organizations', { exact: true })).toBeVisible();
    await expect(filter(page)).toHaveText(/1/);
    await page.reload();
    await expect(city(page)).toBeVisible();
    await expect(page.getByText('10 organizations', { exact: true })).toBeVisible();
    await expect(filter(page)).toHaveAttribute('aria-expanded', 'true');
    await filter(page).tap();
    await expect(city(page)).toBeHidden();
  });
});

test('a typed city leads to its organizations, and Back returns to the search', async ({ page }) => {
  await page.goto(addressOf('/media-listing'));
  await box(page).pressSequentially('wichita');
  await expect(page.getByText('4 organizations', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '10 organizations in Wichita' }).click();
  await expect(page.getByText('10 organizations', { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await page.goBack();
  await expect(box(page)).toHaveValue('wichita');
  await expect(page.getByText('4 organizations', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('4 organizations found for “wichita”')).toBeVisible();
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
  // The browser takes its picture as soon as window.print() has told the page: it must be whole by then.
  const onPaper = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('tbody tr').length;
  });
  expect(onPaper).toBe(all);
});
