// Verifies GEN-17, REL-13.
import { expect, test } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';

test('a malformed anchor shows its page, also after Back', async ({ page }) => {
  await page.goto('/mediareact/psa#%E0%A4');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public Service Announcements');
});

test('a media page whose code is missing keeps the navigation and opens when the connection is back', async ({
  page,
}) => {
  await openSignedIn(page, '/publications');
  await page.context().setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Media area' });
  const missing = page.getByText('You’re offline, and this page hasn’t loaded yet.', { exact: false });
  await navigation.getByRole('link', { name: 'School Directory' }).click();
  await expect(missing).toBeVisible();
  // The navigation still leads back to a page whose code has loaded.
  await navigation.getByRole('link', { name: 'Publications' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publications');
  await navigation.getByRole('link', { name: 'School Directory' }).click();
  await expect(missing).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Directory');
});
