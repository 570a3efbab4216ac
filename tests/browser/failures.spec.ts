// Verifies GEN-4, GEN-17, REL-1, REL-13.
import { expect, test } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';
import { addressOf } from './support/publicScreens';
import { fillRequest } from './support/screenStates';

test('the listing appears without a message when its first two answers fail', async ({ page }, { testId }) => {
  // A run of its own counts its own failures; the document's early request is the first of them.
  await page.setExtraHTTPHeaders({ 'x-fault': `listingFailsTwice#${testId}` });
  await page.goto(addressOf('/media-listing'));
  await expect(page.locator('tbody tr')).toHaveCount(25);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a media page whose code is missing keeps the navigation and opens when the connection is back', async ({
  page,
}) => {
  await openSignedIn(page, '/publications');
  await page.context().setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Media area' });
  await navigation.getByRole('link', { name: 'School Directory' }).click();
  await expect(page.getByText('You’re offline, and this page hasn’t loaded yet.', { exact: false })).toBeVisible();
  // The frame leads back to what is there.
  await navigation.getByRole('link', { name: 'Publications' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publications');
  await navigation.getByRole('link', { name: 'School Directory' }).click();
  await expect(page.getByText('You’re offline, and this page hasn’t loaded yet.', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Directory');
});

test('a visitor without a connection sees a notice, keeps the input, and can continue later', async ({ page }) => {
  await page.goto(addressOf('/login'));
  await page.getByLabel('Email', { exact: true }).fill('editor@council-grove-courier.example');
  await page.getByLabel('Password', { exact: true }).fill('prairie-sky-2026');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('You appear to be offline. Check your connection and try again.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('prairie-sky-2026');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(addressOf('/media-change'));
});

test('a request whose answer is lost says so, is sent once, and keeps its draft after a reload', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/org/temp', async (route) => {
    sent += 1;
    await route.abort();
  });
  await page.goto(addressOf('/media-request'));
  await fillRequest(page, 'Lost Letters', 'a@lost.example');
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('alert')).toContainText('We’re not certain whether your request arrived');
  expect(sent).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Organization')).toHaveValue('Lost Letters');
  await expect(page.getByLabel('County')).not.toHaveValue('');
});
