// Verifies NAV-12, A11Y-2.
import { expect, test, type Page } from '@playwright/test';
import { addressOf } from './support/publicScreens';

const menuButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Association' }).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Association' }).getByRole('link', { name, exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens, closes on Escape, and closes when the next one opens', async ({ page }) => {
    await page.goto(addressOf('/request-procedure'));
    await expect(link(page, 'Track & Field')).toBeHidden();
    await menuButton(page, 'Athletic').click();
    await expect(link(page, 'Track & Field')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Track & Field')).toBeHidden();
    await menuButton(page, 'Athletic').click();
    await menuButton(page, 'Media').click();
    await expect(link(page, 'Track & Field')).toBeHidden();
    await link(page, 'PSA').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public Service Announcements');
  });

  test('a phone shows all menus behind one button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf('/'));
    await expect(link(page, 'Wrestling')).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const name of ['Wrestling', 'Student Council', 'Schools', 'Officials', 'Login', 'Gallery of Champions']) {
      await expect(link(page, name)).toBeVisible();
    }
    await link(page, 'Media Listing').click();
    await expect(page).toHaveURL(addressOf('/media-listing'));
  });
});

test.describe('by keyboard alone', () => {
  test('the first tab stop skips to the content without a history entry', async ({ page }) => {
    await page.goto(addressOf('/media-listing'));
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Request Media Listing' })).toBeFocused();
    await expect(page).toHaveURL(addressOf('/media-listing'));
  });

  test('a menu opens on Enter, Tab reaches its links, and Escape returns to its button', async ({ page }) => {
    await page.goto(addressOf('/'));
    await menuButton(page, 'Non-Athletic').focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Debate')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Debate')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Debate')).toBeHidden();
    await expect(menuButton(page, 'Non-Athletic')).toBeFocused();
  });

  test('a menu link opens its page, focuses the heading, and closes the menu', async ({ page }) => {
    await page.goto(addressOf('/'));
    await menuButton(page, 'Media').focus();
    await page.keyboard.press('Space');
    await link(page, 'Media Listing').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Media Listing' })).toBeFocused();
    await expect(link(page, 'Media Listing')).toBeHidden();
  });

  test('every tab stop is visible in the window and not under the header', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(addressOf('/media-request'));
    await expect(page.getByLabel('Organization')).toBeVisible();
    await page.getByLabel('Organization').focus();
    for (let stop = 0; stop < 16; stop += 1) {
      const { top, bottom, header, height } = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return { top: box?.top ?? 0, bottom: box?.bottom ?? 0, header: bar?.bottom ?? 0, height: window.innerHeight };
      });
      expect(top).toBeGreaterThanOrEqual(header);
      // Windows scroll by whole pixels, and boxes end between them.
      expect(Math.floor(bottom)).toBeLessThanOrEqual(height);
      await page.keyboard.press('Tab');
    }
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect();
        const inHeader = document.activeElement?.closest('header') !== null;
        return !inHeader && (box?.top ?? 0) < (bar?.bottom ?? 0);
      });
      expect(covered).toBe(false);
    }
  });
});
