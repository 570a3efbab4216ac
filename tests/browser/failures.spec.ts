// Verifies GEN-3, GEN-4, GEN-17, LST-7, REL-1, REL-13.
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';
import { addressOf } from './support/publicScreens';
import { fillRequest } from './support/screenStates';

const faulty = (page: Page, fault: string): Promise<void> => page.setExtraHTTPHeaders({ 'x-fault': fault });

test.describe('the listing', () => {
  test('appears without a message when its first two answers fail', async ({ page }, { testId }) => {
    // A run of its own counts its own failures; the document's early request is the first of them.
    await faulty(page, `listingFailsTwice#${testId}`);
    await page.goto(addressOf('/media-listing'));
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('says that it could not be loaded, and loads after Try again', async ({ page }) => {
    await faulty(page, 'listingFails');
    await page.clock.install();
    await page.goto(addressOf('/media-listing'));
    const panel = page.getByRole('alert');
    await expect(async () => {
      await page.clock.runFor(1100);
      await expect(panel.getByRole('heading', { name: 'Uh-Oh!!' })).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(panel).toContainText("We've are experiencing techincal difficulties");
    await page.setExtraHTTPHeaders({});
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(25);
  });

  test('shows its loading animation while nothing answers', async ({ page }) => {
    await faulty(page, 'nothingAnswers');
    await page.goto(addressOf('/media-listing'));
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  });
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
