// Verifies NAV-14, REL-5, REL-13.
import { expect, test, type Page } from '@playwright/test';
import { hold } from './support/hold';
import { openSignedIn } from './support/mediaSession';
import { untilWorkerIsReady } from './support/offline';
import { addressOf } from './support/publicScreens';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts the documents that the tab asks for. */
function countDocuments(page: Page): { documents: number } {
  const count = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.documents += 1;
  });
  return count;
}

/** Makes a file missing, as for a tab that is still open when a new release replaces its files. */
const takeAway = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: 'gone' }));

const psa = /\/assets\/psa\.\w+\.js$/;

test('a missing file leads to the error page after one reload, without a loop, and Try again recovers', async ({
  page,
}) => {
  await page.goto(addressOf('/sportsmanship'));
  // From the second visit on, the service worker serves the pages.
  await untilWorkerIsReady(page);
  await page.goto(addressOf('/sportsmanship'));
  await takeAway(page, psa);
  const count = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'PSA scripts' }).click();
  await expect(title(page)).toHaveText("Uh Oh! We've Encountered an Error!");
  await expect(page.getByText('We couldn’t load this page.', { exact: false })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(count.documents).toBe(1);
  await page.unroute(psa);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Public Service Announcements');
});

test('an old tab loads the new release with one reload at its destination, and input is restored', async ({ page }) => {
  await openSignedIn(page, '/add-assistant');
  await page.getByLabel('Last Name', { exact: true }).fill('Zwölfaxing');
  const publications = /\/assets\/publications\.\w+\.js$/;
  await takeAway(page, publications);
  const count = countDocuments(page);
  page.on('request', (request) => {
    // The new document names the new release's files, which are there.
    if (request.isNavigationRequest()) void page.unroute(publications);
  });
  await page.getByRole('link', { name: 'Publications', exact: true }).first().click();
  await expect(title(page)).toHaveText('Publications');
  expect(count.documents).toBe(1);
  await page.goBack();
  await expect(page.getByLabel('Last Name', { exact: true })).toHaveValue('Zwölfaxing');
});

test('a missing file leads to the error page without a reload when the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { value: undefined });
  });
  await page.goto(addressOf('/sportsmanship'));
  await takeAway(page, psa);
  const count = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'PSA scripts' }).click();
  await expect(title(page)).toHaveText("Uh Oh! We've Encountered an Error!");
  expect(count.documents).toBe(0);
});

test('a form whose code is missing says so without a reload and loads on request', async ({ page }) => {
  const form = /\/assets\/recovery-form\.\w+\.js$/;
  await takeAway(page, form);
  const count = countDocuments(page);
  await page.goto(addressOf('/login?recover'));
  await expect(page.getByText('We couldn’t load this part of the page.', { exact: false })).toBeVisible();
  await page.unroute(form);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Organization name', { exact: true })).toBeVisible();
  expect(count.documents).toBe(1);
});

test('a download whose code is missing says so next to its button and keeps the page', async ({ page }) => {
  await page.goto(addressOf('/media-listing?filter=ksnx'));
  const download = page.getByRole('button', { name: 'Download CSV' });
  await expect(download).toBeEnabled();
  const writer = /\/assets\/listing-csv\.\w+\.js$/;
  await takeAway(page, writer);
  const count = countDocuments(page);
  await download.click();
  await expect(page.getByRole('alert')).toHaveText(/We couldn’t create the file/);
  expect(count.documents).toBe(0);
  await page.unroute(writer);
  const file = page.waitForEvent('download');
  await download.click();
  expect((await file).suggestedFilename()).toBe('media-listing.csv');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a prerendered page whose code is missing shows the error page', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const listing = /\/assets\/media-listing\.\w+\.js$/;
  await takeAway(page, listing);
  await page.goto(addressOf('/media-listing'));
  await expect(title(page)).toHaveText("Uh Oh! We've Encountered an Error!");
  expect(errors).toEqual([]);
  await page.unroute(listing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(25);
});

test("the last page stays under the loading animation while the next page's code loads", async ({ page }) => {
  const release = await hold(page, psa);
  await page.goto(addressOf('/sportsmanship'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'PSA scripts' }).click();
  const loading = page.getByRole('progressbar', { name: 'Loading' });
  await expect(loading).toBeVisible();
  await expect(title(page)).toHaveText('Sportsmanship Announcements');
  release();
  await expect(title(page)).toHaveText('Public Service Announcements');
  await expect(loading).toHaveCount(0);
});

test('a missing media layout does not reload the tab in a loop', async ({ page }) => {
  const frame = /\/assets\/media-layout\.\w+\.js$/;
  await takeAway(page, frame);
  await openSignedIn(page, '/publications');
  await expect(title(page)).toHaveText("Uh Oh! We've Encountered an Error!");
  const count = countDocuments(page);
  await page.waitForTimeout(2500);
  expect(count.documents).toBe(0);
  await page.unroute(frame);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Publications');
});
