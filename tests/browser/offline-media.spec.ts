// Verifies GEN-22, OPS-10, SEC-5, SES-6.
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './support/mediaSession';
import { cachedAddresses, offlineNotice as notice, untilWorkerIsReady, withAge } from './support/offline';
import { addressOf } from './support/publicScreens';
import { found, personalWords, traces } from './support/traces';

const BOARD = '/site-notification?view=who-is-where';
const main = (page: Page) => page.getByRole('main');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Media area' });
/** The session's API calls whose responses this browser has stored. */
const keptAnswers = async (page: Page): Promise<string[]> =>
  (await cachedAddresses(page))
    .filter((address) => address.includes('/api/') && !address.endsWith('/org/listing'))
    .map((address) => address.replace('/mediareact/api/', ''));

async function keepBoard(page: Page): Promise<void> {
  await openSignedIn(page, BOARD);
  await expect(main(page).getByRole('radio', { name: 'Weeks' })).toBeVisible();
  await main(page)
    .getByRole('checkbox', { name: /^Keep this board on this device/ })
    .check();
  await expect.poll(() => keptAnswers(page)).toContain('site/site-notifications/27919');
  // Without a connection, the media area also needs its document, 200.html.
  await untilWorkerIsReady(page);
  await expect.poll(() => cachedAddresses(page)).toContain('/mediareact/200.html');
}

test('the season board and a grid open without a connection, with their age, and Submit sends nothing later', async ({
  page,
  context,
}) => {
  await keepBoard(page);
  await page.goto(addressOf('/site-notification/1'));
  await expect(main(page).getByRole('checkbox').first()).toBeVisible();
  await page.goto(addressOf(`${BOARD}&as=list`));
  const rows = main(page).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.allTextContents();
  await context.setOffline(true);
  await page.reload();
  await expect(rows).toHaveText(shown);
  await expect(notice(page)).toHaveText(withAge);
  for (const view of ['Weeks', 'List']) {
    await main(page).getByRole('radio', { name: view }).click();
    await expect(main(page).getByRole('radio', { name: view })).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect(rows).toHaveText(shown);

  await page.goto(addressOf('/site-notification/1'));
  await expect(notice(page)).toHaveText(withAge);
  await main(page).getByRole('checkbox').first().click();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('You appear to be offline.');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(writes).toEqual([]);
});

test('logout leaves nothing of what was kept, also without a connection', async ({ page, context }) => {
  await keepBoard(page);
  const words = await personalWords(page);
  await page.goto(addressOf('/school-directory?name=Abilene'));
  await main(page)
    .getByRole('checkbox', { name: /^Keep the schools/ })
    .check();
  await expect.poll(() => keptAnswers(page)).toContain('school/search/name/Abilene');
  await expect.poll(async () => found(await traces(page), words)).toContain('Torres');
  await context.setOffline(true);
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await expect(navigation(page)).toHaveCount(0);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  expect(found(await traces(page), words)).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto(addressOf(BOARD));
  await expect(page.getByRole('alert').first()).toHaveText(/You must be logged in to view this page!/);
  expect(found(await traces(page), words)).toEqual([]);
});
