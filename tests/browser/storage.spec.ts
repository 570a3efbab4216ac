// Verifies DRF-6.
import { expect, test } from '@playwright/test';
import { addressOf } from './support/publicScreens';
import { open, settled } from './support/settled';
import { watchConsole } from './support/watchConsole';

test('every screen works when the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const console = watchConsole(page);
  for (const path of ['/', '/media-listing', '/media-request', '/psa', '/request-procedure']) {
    await open(page, addressOf(path));
  }
  await page.goto(addressOf('/login'));
  await page.getByLabel('Email', { exact: true }).fill('editor@council-grove-courier.example');
  await page.getByLabel('Password', { exact: true }).fill('prairie-sky-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Home');
  const notice = page.getByText(/your login and what you type may be lost when you reload or close this page/);
  await expect(notice).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
  for (const name of ['Broadcast Agreements', 'Site Notification', 'Request Yearly Credentials']) {
    await page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name }).click();
    await settled(page);
    await expect(notice).toHaveCount(0);
  }
  expect(console).toEqual([]);
});
